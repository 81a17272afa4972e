import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Account } from '../../ledger/account/Account.ts';
import { PaymentMethod } from '../../ledger/payment/PaymentMethod.ts';
import { breachActions, expenseTypes, headDepthLimit, type BreachActionName } from './expenseHead.rules.ts';

export const ExpenseType = EnumOf('ExpenseType', expenseTypes, 'Kind of expense.');
export type ExpenseType = (typeof expenseTypes)[number];

export const BreachAction = EnumOf(
  'BreachAction',
  breachActions,
  'What happens to an expense above a cap: STOP refuses it, WARN books it and marks it, APPROVE books it for an approver who gives a reason.',
);
export type BreachAction = BreachActionName;

/** SQL of the path of a head from the root: titles or sort keys, joined. */
const pathOf = ({ id, companyId }: { id: string; companyId: string }, joined: string) =>
  `(with recursive up (title, parent_id, depth) as (
     select h.title, h.parent_id, 1 from expense_head h where h.company_id = ${companyId} and h.id = ${id}
     union all
     select h.title, h.parent_id, u.depth + 1 from expense_head h join up u on h.company_id = ${companyId} and h.id = u.parent_id
     where u.depth <= ${headDepthLimit}
   ) select ${joined} from up)`;

/** An expense head: what money is spent on, in a tree whose caps hold for everything below (spec 2 §3, domain §2). */
@ObjectType({ implements: Node })
@RecordType(0x90)
@Searchable()
@Findable({ title: ['title'], subtitle: ['category'] })
@Listed('expenseHead')
@Shared({ owner: Permission.FINANCIAL_MANAGEMENT, readers: [Permission.PROCUREMENT] })
@Entity({ tableName: 'expense_head' })
export class ExpenseHead extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  @Field(() => ExpenseHead, { nullable: true })
  @ManyToOne(() => ExpenseHead, { ref: true, nullable: true })
  parent: Ref<ExpenseHead> | null = null;

  @Field(() => [ExpenseHead])
  @OneToMany(() => ExpenseHead, head => head.parent, { orderBy: { title: 'asc' } })
  children = new Collection<ExpenseHead>(this);

  @Field(() => String, { description: 'Titles from the topmost head to this one, joined by “ › ”.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: head => pathOf(head, `string_agg(title, ' › ' order by depth desc)`) })
  path!: Opt<string>;

  @Field(() => Int, { description: 'Number of heads above it.' })
  @Property({ type: 'integer', persist: false, lazy: true, formula: head => pathOf(head, 'count(*)::int - 1') })
  depth!: Opt<number>;

  @Field(() => ExpenseType)
  @Enum({ items: () => ExpenseType })
  type!: ExpenseType;

  /** The company's own grouping, such as Office or Travel. */
  @Field(() => String)
  @Property({ type: 'text' })
  category!: string;

  /** How its expenses are usually paid. */
  @Field(() => PaymentMethod)
  @Enum({ items: () => PaymentMethod })
  mode!: PaymentMethod;

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  maximumAmount: string | null = null;

  @Field(() => BreachAction)
  @Enum({ items: () => BreachAction })
  onBreach: Opt<BreachAction> = BreachAction.STOP;

  @Field(() => Account, { nullable: true })
  @ManyToOne(() => Account, { ref: true, nullable: true })
  account: Ref<Account> | null = null;

  /** An inactive head keeps its expenses and takes no new ones. */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
