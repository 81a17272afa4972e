import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { BreachAction, ExpenseHead } from '../expenseHead/ExpenseHead.ts';
import { budgetSum, lineFigure } from './budgetFormulas.ts';

/** A budget: amounts planned for expense heads over a period, of the company or of one cost center (spec 2 §3, domain §2). */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x91)
@Searchable()
@Findable({ title: ['title'], subtitle: ['costCenter.description'] })
@Listed('budget')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'budget' })
export class Budget extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  /** First day whose costs count. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  /** Last day whose costs count. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => CostCenter, { nullable: true })
  @ManyToOne(() => CostCenter, { ref: true, nullable: true })
  costCenter: Ref<CostCenter> | null = null;

  @Field(() => BreachAction)
  @Enum({ items: () => BreachAction })
  onBreach: Opt<BreachAction> = BreachAction.STOP;

  /** An inactive budget keeps its bookings and takes no new ones. */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => DecimalText, { description: 'Sum of the lines, without those below another line of the budget.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: budget => budgetSum(budget, 'l.amount') })
  amount!: Opt<string>;

  @Field(() => DecimalText, { description: 'What issued expenses and bills have booked on its lines.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: budget => budgetSum(budget, lineFigure('actual')) })
  actual!: Opt<string>;

  @Field(() => DecimalText, { description: 'What purchase orders have promised and no bill has taken yet.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: budget => budgetSum(budget, lineFigure('committed')) })
  committed!: Opt<string>;

  @Field(() => DecimalText, { description: 'Amount less actual and committed; negative above the budget.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: budget => budgetSum(budget, `l.amount - ${lineFigure('actual')} - ${lineFigure('committed')}`),
  })
  available!: Opt<string>;

  @Field(() => [BudgetLine])
  @OneToMany(() => BudgetLine, line => line.budget, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<BudgetLine>(this);
}

/** A line of a budget. It shares the budget's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0x92)
@Listed('budgetLine')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'budget_line' })
export class BudgetLine extends CompanyRecord {
  @Field(() => Budget)
  @ManyToOne(() => Budget, { ref: true })
  budget!: Ref<Budget>;

  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => ExpenseHead, { nullable: true })
  @ManyToOne(() => ExpenseHead, { ref: true, nullable: true })
  head!: Ref<ExpenseHead> | null;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => DecimalText, { description: 'Booked on the line and on lines of the budget whose heads are below its own.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: line => lineFigure('actual', line) })
  actual!: Opt<string>;

  @Field(() => DecimalText, { description: 'Promised by purchase orders on the same lines.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: line => lineFigure('committed', line) })
  committed!: Opt<string>;

  @Field(() => DecimalText, { description: 'Amount less actual and committed; negative above the budget.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: line => `(${line.amount} - ${lineFigure('actual', line)} - ${lineFigure('committed', line)})`,
  })
  available!: Opt<string>;
}
