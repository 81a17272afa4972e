import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { Related } from '../../core/graphql/related.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import { cashMoved, cashOf, cashOnAccount, expectedCash } from './sessionCash.ts';

export enum CashDirection {
  IN = 'IN',
  OUT = 'OUT',
}
registerEnumType(CashDirection, { name: 'CashDirection', description: 'Into a drawer, or out of it.' });

/** Source or destination of a drawer's cash. */
export enum CashCounterpart {
  SAFE = 'SAFE',
  BANK = 'BANK',
  EXPENSES = 'EXPENSES',
}
registerEnumType(CashCounterpart, {
  name: 'CashCounterpart',
  description: "Source or destination of a drawer's cash.",
  valuesConfig: {
    SAFE: { description: "The company's safe: the cash stays the company's, so nothing is posted." },
    BANK: { description: 'A bank account.' },
    EXPENSES: { description: 'An expense paid in cash.' },
  },
});

/** A till: a cash drawer, and the warehouse it sells from. */
@ObjectType({ implements: Node })
@RecordType(0x7b)
@Searchable()
@Listed('tills')
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'till' })
export class Till extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** Warehouse it sells from. */
  @Field(() => Warehouse, { nullable: true, description: "Null for the company's default warehouse." })
  @ManyToOne(() => Warehouse, { ref: true, nullable: true })
  warehouse: Ref<Warehouse> | null = null;

  /** An inactive till cannot open a session. */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => TillSession, { nullable: true, description: 'The currently open session.' })
  @Related((session, till) => `${session}.till_id = ${till}.id and ${session}.closed_at is null`)
  openSession!: TillSession | null;
}

/** A till session: from counting the float into a drawer until its content is counted again (domain §3, POS). */
@ObjectType({ implements: Node })
@RecordType(0x7c)
@Listed('tillSession')
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'till_session' })
export class TillSession extends CompanyRecord {
  @Field(() => Till)
  @ManyToOne(() => Till, { ref: true })
  till!: Ref<Till>;

  @Field(() => CompanyUser)
  @ManyToOne(() => CompanyUser, { ref: true })
  cashier!: Ref<CompanyUser>;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  openedAt!: Date;

  /** Opening cash. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  float!: string;

  @Field(() => TillSession, { nullable: true, description: 'The closed session whose late sales it holds.' })
  @ManyToOne(() => TillSession, { ref: true, nullable: true })
  followUpOf: Ref<TillSession> | null = null;

  @Field(() => TillSession, { nullable: true, description: 'Follow-up session with the late sales of this one.' })
  @Related((followUp, session) => `${followUp}.follow_up_of_id = ${session}.id`)
  followUp!: TillSession | null;

  @Field(() => DecimalText, { description: 'Cash received for sales, less change.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: session => cashOf(session, 'return_of_id is null') })
  cashSales!: Opt<string>;

  @Field(() => DecimalText, { description: 'Cash refunded for returns and credit notes.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: session => cashOf(session, 'return_of_id is not null', '-') })
  cashRefunds!: Opt<string>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric', persist: false, lazy: true, formula: session => cashMoved(session, 'IN') })
  paidIn!: Opt<string>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric', persist: false, lazy: true, formula: session => cashMoved(session, 'OUT') })
  paidOut!: Opt<string>;

  @Field(() => DecimalText, { description: 'Cash payments on account by customers.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: session => cashOnAccount(session, 'IN') })
  paymentsIn!: Opt<string>;

  @Field(() => DecimalText, { description: 'Customer credit refunded in cash.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: session => cashOnAccount(session, 'OUT') })
  paymentsOut!: Opt<string>;

  @Field(() => DecimalText, { description: 'Float + cash sales − cash refunds + payments in − payments out + paid in − paid out.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: session => `coalesce(${session.closedWith}, ${expectedCash(session)})`,
  })
  expectedCash!: Opt<string>;

  /** Expected cash at closing. */
  @Property({ type: 'numeric', nullable: true, fieldName: 'expected_cash' })
  closedWith: string | null = null;

  /** Null while the session is open. */
  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  countedCash: string | null = null;

  @Field(() => DecimalText, { nullable: true, description: 'Counted less expected cash: negative if cash is missing.' })
  @Property({ type: 'numeric', nullable: true, generated: 'counted_cash - expected_cash' })
  difference!: Opt<string | null>;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  closedAt: Date | null = null;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  closedBy: Ref<CompanyUser> | null = null;

  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: session => `(${session.closedAt} is null)` })
  isOpen!: Opt<boolean>;

  /** The cashier's note on the count. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => [TillCash])
  @OneToMany(() => TillCash, cash => cash.session, { orderBy: { createdAt: 'asc' } })
  cash = new Collection<TillCash>(this);
}

/** Cash put into or taken out of a drawer other than for a sale: change from the safe, payment of a courier. */
@ObjectType({ implements: Node })
@RecordType(0x7d)
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'till_cash' })
export class TillCash extends CompanyRecord {
  @ManyToOne(() => TillSession, { ref: true })
  session!: Ref<TillSession>;

  @Field(() => CashDirection)
  @Enum({ items: () => CashDirection })
  direction!: CashDirection;

  @Field(() => CashCounterpart)
  @Enum({ items: () => CashCounterpart })
  counterpart: Opt<CashCounterpart> = CashCounterpart.SAFE;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  reason!: string;
}
