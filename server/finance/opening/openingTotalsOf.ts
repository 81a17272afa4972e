import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, Int, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';

/** Sums of the opening lines that wait to be posted. */
@ObjectType()
export class OpeningTotals {
  @Field(() => Int) lineCount!: number;
  @Field(() => Int, { description: 'Open documents of customers and vendors among them.' }) documentCount!: number;
  @Field(() => DecimalText) debit!: string;
  @Field(() => DecimalText) credit!: string;
  @Field(() => DecimalText, { description: 'Debits less credits; zero if they balance.' }) difference!: string;
}

/** Adds up the opening lines that wait to be posted. */
export async function openingTotalsOf(em: EntityManager): Promise<OpeningTotals> {
  const [totals] = await em.execute<[OpeningTotals]>(
    `select count(*)::int as "lineCount", count(*) filter (where customer_id is not null or vendor_id is not null)::int as "documentCount",
       trim_scale(coalesce(sum(debit), 0))::text as debit, trim_scale(coalesce(sum(credit), 0))::text as credit,
       trim_scale(coalesce(sum(debit - credit), 0))::text as difference
     from opening_line where company_id = noria_company() and state = 'DRAFT' and deleted_at is null`,
  );
  return totals;
}
