import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { accountTypes, type AccountTypeName } from './account.rules.ts';
import { accountRoles, type AccountRole } from './accountRoles.ts';

export const AccountType = EnumOf(
  'AccountType',
  accountTypes,
  'The first three stand in the balance sheet, the others in profit and loss.',
);
export type AccountType = AccountTypeName;

const AccountRoles = EnumOf(
  'AccountRole',
  accountRoles,
  'Role by which modules post to an account, whatever its number; each role belongs to one account of a company.',
);

/** An account in the company's chart of accounts, which starts as a copy of the template (migrations/ledger/chart.ts). */
@ObjectType({ implements: Node })
@RecordType(0x50)
@Searchable()
@Listed('ledgerAccount')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'account' })
export class Account extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** Names in Arabic and Spanish, if the account has its own; accounts from the template do. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameAr: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameSp: string | null = null;

  @Field(() => AccountType)
  @Enum({ items: () => AccountType })
  type!: AccountType;

  /** Heading above this account, of the same type. */
  @Field(() => Account, { nullable: true })
  @ManyToOne(() => Account, { ref: true, nullable: true })
  parent: Ref<Account> | null = null;

  /** Whether this is a heading, which sums up the accounts below it and takes no postings. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isGroup: Opt<boolean> = false;

  @Field(() => AccountRoles, { nullable: true })
  @Property({ type: 'text', nullable: true })
  role: AccountRole | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 4217, where it holds a bank or cash account in another currency: its lines say the amount in that too.',
  })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: account => `(select trim(b.currency) from bank_account b join company c on c.id = b.company_id
      where b.company_id = ${account.companyId} and b.account_id = ${account.id} and b.deleted_at is null and b.currency <> c.currency)`,
  })
  foreignCurrency!: Opt<string | null>;

  /** An inactive account keeps its postings and takes no new ones. */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
