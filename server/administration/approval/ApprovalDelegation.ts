import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { todaySql } from '../../core/database/companyToday.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';

/**
 * A user lends their approval limits to another for some days, such as a holiday. The delegate must hold the right to approve themselves; what
 * they approve names both.
 */
@ObjectType({ implements: Node })
@RecordType(0x9e)
@Listed('approvalDelegation')
@Allow(Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'approval_delegation' })
export class ApprovalDelegation extends CompanyRecord {
  /** Whose limits are lent. */
  @Field(() => CompanyUser)
  @ManyToOne(() => CompanyUser, { ref: true })
  approver!: Ref<CompanyUser>;

  @Field(() => CompanyUser)
  @ManyToOne(() => CompanyUser, { ref: true })
  delegate!: Ref<CompanyUser>;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  /** Last day. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Field(() => Boolean, { description: 'Whether today is one of its days.' })
  @Property({ type: 'boolean', persist: false, lazy: true, formula: row => `(${todaySql} between ${row.startsOn} and ${row.endsOn})` })
  isCurrent!: Opt<boolean>;
}
