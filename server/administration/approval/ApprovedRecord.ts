import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DateTime } from '../../core/graphql/scalars.ts';

/** A record that somebody approves within their limit, or sends back with a reason. */
@ObjectType()
@Entity({ abstract: true })
export abstract class ApprovedRecord extends CompanyRecord {
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  approvedBy: Ref<CompanyUser> | null = null;

  @Field(() => CompanyUser, { nullable: true, description: 'Whose limit the approver used, as their delegate.' })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  approvedFor: Ref<CompanyUser> | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  approvedAt: Date | null = null;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  rejectedBy: Ref<CompanyUser> | null = null;

  @Field(() => DateTime, { nullable: true, description: 'When its approver sent it back; null once it is changed or approved.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  rejectedAt: Date | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;
}
