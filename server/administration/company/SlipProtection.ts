import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { slipProtections, type SlipProtectionName } from './slipProtection.rules.ts';

export const SlipProtection = EnumOf(
  'SlipProtection',
  slipProtections,
  'What opens mailed pay slips: nothing, the day of birth as eight digits (day, month, year), or the national id without spaces and signs.',
);
export type SlipProtection = SlipProtectionName;
