import { Field, ObjectType } from 'type-graphql';
import { EnumOf } from '../../../core/graphql/EnumOf.ts';
import { DecimalText } from '../../../core/graphql/scalars.ts';
import { lineCauses, type LineCauseName } from './lineCauses.ts';

/** What can make a line of a slip differ from that of the last one. */
const PayChangeCause = EnumOf(
  'PayChangeCause',
  lineCauses,
  'SALARY: another monthly salary. DAYS: joined or left. ADDED, REMOVED: in the setup. ONCE: due a single time. RATE: the rate, amount or table of the item. BASE: what it is computed on. CYCLE: the rounded share of a year. NOT_COVERED: pay does not reach.',
);

@ObjectType({ description: 'A line that differs from the last slip.' })
export class PaySlipDifference {
  @Field(() => String) kind!: string;
  @Field(() => String) title!: string;
  @Field(() => DecimalText) before!: string;
  @Field(() => DecimalText) after!: string;
  @Field(() => [PayChangeCause], { description: 'What makes them differ.' }) causes!: LineCauseName[];
}
