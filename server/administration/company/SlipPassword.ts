import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { slipPasswords, type SlipPasswordName } from './slipPassword.rules.ts';

export const SlipPassword = EnumOf(
  'SlipPassword',
  slipPasswords,
  'What opens mailed pay slips: nothing, the day of birth as eight digits (day, month, year), or the national id without spaces and signs.',
);
export type SlipPassword = SlipPasswordName;
