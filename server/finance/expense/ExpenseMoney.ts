import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { exchangeDifferenceOf, paidDifference } from '../../ledger/openItem/exchangeDifferenceOf.ts';

/** SQL of a column of the expense's open item. */
export const ofItem = (
  { id, companyId }: { id: string; companyId: string },
  column: 'balance' | 'status' | 'home_total' | 'home_balance',
) => `(select b.${column} from open_item_balance b where b.company_id = ${companyId} and b.id = ${id})`;

/** The currency of an expense, and what it is worth in the company's. */
@ObjectType()
@Entity({ abstract: true })
export abstract class ExpenseMoney extends CompanyRecord {
  @Field(() => String, { description: 'ISO 4217, of its amounts.' })
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => DecimalText, {
    nullable: true,
    description:
      "Units of the company's currency for one of its own, frozen on issue; null in the company's. In a draft, the rate wished for.",
  })
  @Property({ type: 'numeric', nullable: true })
  exchangeRate: string | null = null;

  @Field(() => DecimalText, { nullable: true, description: "Once issued, its cost in the company's currency; null if it is in that." })
  @Property({ type: 'numeric', nullable: true })
  homeNet: string | null = null;

  @Field(() => DecimalText, { nullable: true, description: "Once issued, its tax in the company's currency; null if it is in that." })
  @Property({ type: 'numeric', nullable: true })
  homeVat: string | null = null;

  @Field(() => DecimalText, { nullable: true, description: "Once issued, its total in the company's currency, as posted." })
  @Property({ type: 'numeric', nullable: true, persist: false, lazy: true, formula: expense => ofItem(expense, 'home_total') })
  homeTotal!: Opt<string | null>;

  @Field(() => DecimalText, { nullable: true, description: "Once issued, what is still owed in the company's currency, as posted." })
  @Property({ type: 'numeric', nullable: true, persist: false, lazy: true, formula: expense => ofItem(expense, 'home_balance') })
  homeBalance!: Opt<string | null>;

  @Field(() => DecimalText, { nullable: true, description: paidDifference })
  @Property({ type: 'numeric', nullable: true, persist: false, lazy: true, formula: expense => exchangeDifferenceOf(expense) })
  exchangeDifference!: Opt<string | null>;
}
