import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Matched } from '../../core/graphql/matching.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { ExpenseHead } from '../expenseHead/ExpenseHead.ts';
import { BudgetLine } from './Budget.ts';

/** An amount booked on an expense head, a budget line or both; never changed, a reversal is below zero. */
@ObjectType({ implements: Node })
@RecordType(0x94)
@Listed('booking')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'budget_booking', readonly: true })
export class BudgetBooking extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ExpenseHead, { nullable: true })
  @ManyToOne(() => ExpenseHead, { ref: true, nullable: true })
  head!: Ref<ExpenseHead> | null;

  @Field(() => ID, { nullable: true, description: 'Id of the head; a filter by it takes in the heads below.' })
  @Matched((booking, ids) => `${booking}.head_id in (select b.id from unnest(${ids}) u, noria_heads_below(noria_company(), u) b)`)
  @Property({ type: 'uuid', nullable: true, persist: false, lazy: true, formula: ({ head }) => head })
  branchId!: string | null;

  @Field(() => BudgetLine, { nullable: true })
  @ManyToOne(() => BudgetLine, { ref: true, nullable: true })
  budgetLine!: Ref<BudgetLine> | null;

  @Field(() => CostCenter, { nullable: true })
  @ManyToOne(() => CostCenter, { ref: true, nullable: true })
  costCenter!: Ref<CostCenter> | null;

  /** The day of the entry. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  bookedOn!: string;

  /** Net of tax, in the company's currency. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  /** The expense or bill. */
  @Field(() => ID)
  @Property({ type: 'uuid' })
  sourceId!: string;

  @Field(() => String, { nullable: true, description: 'Number of the expense or bill.' })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: ({ companyId, sourceId }) => `(select o.number from open_item o where o.company_id = ${companyId} and o.id = ${sourceId})`,
  })
  sourceNumber!: string | null;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  recordedAt!: Date;
}
