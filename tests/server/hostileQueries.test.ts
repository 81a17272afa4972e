import { everyOperationIsAttacked } from '../support/everyOperationIsAttacked.ts';

everyOperationIsAttacked('query');
