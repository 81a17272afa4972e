import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Account } from '../account/Account.ts';
import { bankAccountKinds } from './bankAccount.rules.ts';

const BankAccountKind = EnumOf('BankAccountKind', bankAccountKinds);

/** A bank account or cash box of the company, in its currency. What moves it is posted to a ledger account of its own, so the two balances are one. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x5b)
@Searchable()
@Listed('bankAccount')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'bank_account' })
export class BankAccount extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => BankAccountKind)
  @Enum({ items: () => BankAccountKind })
  kind!: (typeof bankAccountKinds)[number];

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  iban: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  bic: string | null = null;

  @Field(() => Account)
  @ManyToOne(() => Account, { ref: true })
  account!: Ref<Account>;

  @Field(() => String, { description: 'ISO 4217: what its balances, payments and statements are in.' })
  @Property({ columnType: 'char(3)' })
  currency!: string;

  /** Balance on the bank's statement before the first imported line. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  openingBalance: Opt<string> = '0';

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  openedOn!: string;

  @Field(() => DecimalText, { description: 'Balance of its ledger account, in its currency.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: of =>
      `(select coalesce(sum(l.foreign_amount), sum(l.debit - l.credit), 0) from account_day l where l.company_id = noria_company() and l.account_id = ${of.account})`,
  })
  balance!: Opt<string>;

  @Field(() => DecimalText, {
    nullable: true,
    description: "Of an account in another currency: its balance as booked in the company's; null in the company's own.",
  })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: of => `(select coalesce(sum(l.debit - l.credit), 0) from company c
        left join account_day l on l.company_id = c.id and l.account_id = ${of.account}
      where c.id = noria_company() and c.currency <> ${of.currency} group by c.id)`,
  })
  homeBalance!: Opt<string | null>;

  /** An inactive account keeps its payments and takes no new ones. */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
