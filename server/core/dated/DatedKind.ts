import { EnumOf } from '../graphql/EnumOf.ts';
import { datedKinds } from './dated.rules.ts';

export const DatedKind = EnumOf('DatedKind', datedKinds);
