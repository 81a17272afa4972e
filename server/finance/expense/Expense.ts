import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Matched } from '../../core/graphql/matching.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { documentStates, type DocumentStateName } from '../../ledger/document/documentStates.rules.ts';
import { PaymentStatus } from '../../ledger/openItem/OpenItem.ts';
import { isAmongOverdue, overdueOf } from '../../ledger/openItem/overdueOf.ts';
import { partyName } from '../../ledger/party/partyColumns.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { BudgetLine } from '../budget/Budget.ts';
import { ExpenseHead } from '../expenseHead/ExpenseHead.ts';
import { purchaseVatCategories, type PurchaseVatCategoryName } from './purchaseVatCategories.rules.ts';
import { ExpenseMoney, ofItem } from './ExpenseMoney.ts';

export const ExpenseState = EnumOf(
  'ExpenseState',
  documentStates,
  'A draft is not in the books; an issued expense is owed until paid or void.',
);
export const PurchaseVatCategory = EnumOf(
  'PurchaseVatCategory',
  purchaseVatCategories,
  'Tax category of a purchase; REVERSE_CHARGE owes the tax instead of the vendor.',
);

/** An expense: booked on a head and a budget line, and owed to its payee until it is paid (modules, expense). */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x93)
@Searchable()
@Findable({ title: ['number'], subtitle: ['title'] })
@Listed('expense')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'expense' })
export class Expense extends ExpenseMoney {
  /** Assigned on issue, without gaps; null in a draft. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Field(() => ExpenseState)
  @Enum({ items: () => ExpenseState })
  status: Opt<DocumentStateName> = ExpenseState.DRAFT;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => ExpenseHead, { nullable: true })
  @ManyToOne(() => ExpenseHead, { ref: true, nullable: true })
  head: Ref<ExpenseHead> | null = null;

  @Field(() => BudgetLine, { nullable: true })
  @ManyToOne(() => BudgetLine, { ref: true, nullable: true })
  budgetLine: Ref<BudgetLine> | null = null;

  @Field(() => CostCenter, { nullable: true })
  @ManyToOne(() => CostCenter, { ref: true, nullable: true })
  costCenter: Ref<CostCenter> | null = null;

  @Field(() => Project, { nullable: true, description: 'The project whose cost it is.' })
  @ManyToOne(() => Project, { ref: true, nullable: true })
  project: Ref<Project> | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  payee: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  partyId: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: ({ companyId, partyId }) => partyName({ companyId, postedPartyId: partyId }),
  })
  partyName!: Opt<string | null>;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reference: string | null = null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  issuedOn: string | null = null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  net!: string;

  @Field(() => PurchaseVatCategory)
  @Enum({ items: () => PurchaseVatCategory })
  vatCategory: Opt<PurchaseVatCategoryName> = PurchaseVatCategory.STANDARD_RATED;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  vatRate!: string;

  @Field(() => DecimalText, { description: 'In the total, except for REVERSE_CHARGE.' })
  @Property({ type: 'numeric' })
  vat!: string;

  @Field(() => DecimalText, { description: 'What is owed to the payee.' })
  @Property({ type: 'numeric' })
  total!: string;

  @Field(() => DecimalText, { nullable: true, description: 'What is still owed; null in a draft.' })
  @Property({ type: 'numeric', nullable: true, persist: false, lazy: true, formula: expense => ofItem(expense, 'balance') })
  balance!: Opt<string | null>;

  @Field(() => PaymentStatus, { nullable: true })
  @Enum({
    items: () => PaymentStatus,
    nullable: true,
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) => ofItem({ id, companyId }, 'status'),
  })
  paymentStatus!: Opt<PaymentStatus | null>;

  @Field(() => Boolean, { description: 'Whether a balance is still open after the due date.' })
  @Matched(isAmongOverdue)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: overdueOf })
  isOverdue!: Opt<boolean>;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  /** Whether it was above a cap when it was issued. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isOverBudget: Opt<boolean> = false;

  @Field(() => String, { nullable: true, description: 'Why it was issued above a cap.' })
  @Property({ type: 'text', nullable: true })
  overrideReason: string | null = null;

  @Field(() => CompanyUser, { nullable: true, description: 'Who issued it above a cap that asks for approval.' })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  approvedBy: Ref<CompanyUser> | null = null;

  @Field(() => Expense, { nullable: true, description: 'The void expense that it replaces.' })
  @ManyToOne(() => Expense, { ref: true, nullable: true })
  corrects: Ref<Expense> | null = null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  voidedOn: string | null = null;
}
