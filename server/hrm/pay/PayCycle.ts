import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { payItemTypes } from './payItem.rules.ts';
import { payCycles } from './payCycles.rules.ts';

export const PayCycle = EnumOf('PayCycle', payCycles, 'How often an item of pay recurs; ONCE is a single time per employee.');
export type PayCycle = (typeof payCycles)[number];

export const PayItemType = EnumOf('PayItemType', payItemTypes, 'Whether the amount of an item of pay is fixed or a percentage.');
export type PayItemType = (typeof payItemTypes)[number];
