import { everyOperationIsAttacked } from '../support/everyOperationIsAttacked.ts';

everyOperationIsAttacked('mutation');
