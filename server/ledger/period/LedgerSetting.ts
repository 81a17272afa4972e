import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';

/** Ledger settings: one row per company, created with the company. */
@ObjectType({ implements: Node })
@RecordType(0x54)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'ledger_setting' })
export class LedgerSetting extends CompanyRecord {
  /** The last day of the locked period: nobody can post on or before it (domain §1, period lock). */
  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  lockedUntil: string | null = null;
}
