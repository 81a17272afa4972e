import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { BankAccount } from '../bankAccount/BankAccount.ts';
import { Payment } from '../payment/Payment.ts';

/** Payments to vendors made in one command from one bank account, one to each vendor, for the bank in one file. It never changes. */
@ObjectType({ implements: Node })
@RecordType(0x9b)
@Listed('paymentRun')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'payment_run' })
export class PaymentRun extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => BankAccount, { description: 'The account that pays.' })
  @ManyToOne(() => BankAccount, { ref: true })
  bankAccount!: Ref<BankAccount>;

  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  total!: string;

  @Field(() => DateOnly, { description: 'The day on which the payments were posted.' })
  @Property({ type: 'date' })
  paidOn!: string;

  @Field(() => DateOnly, { description: 'The day on which the bank is to pay.' })
  @Property({ type: 'date' })
  executeOn!: string;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  recordedBy!: Ref<CompanyUser> | null;

  @Field(() => [PaymentRunLine])
  @OneToMany(() => PaymentRunLine, line => line.run, { orderBy: { id: 'asc' } })
  lines = new Collection<PaymentRunLine>(this);
}

/** A payment of a run, and the vendor's bank account it goes to. It shares the run's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0x9c)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'payment_run_line' })
export class PaymentRunLine extends CompanyRecord {
  @Field(() => PaymentRun)
  @ManyToOne(() => PaymentRun, { ref: true })
  run!: Ref<PaymentRun>;

  @Field(() => Payment)
  @ManyToOne(() => Payment, { ref: true })
  payment!: Ref<Payment>;

  @Property({ type: 'uuid' })
  vendorAccountId!: string;

  @Field(() => String, { nullable: true, description: 'IBAN that it was paid to.' })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: line => `(select a.iban from vendor_bank_account a where a.company_id = ${line.companyId} and a.id = ${line.vendorAccountId})`,
  })
  iban!: string | null;
}
