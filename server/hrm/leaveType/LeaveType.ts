import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';

/** A type of leave, such as annual or sick leave. An inactive one cannot be requested any more. */
@ObjectType({ implements: Node })
@RecordType(0x87)
@Searchable()
@Findable({ title: ['title'], subtitle: [] })
@Listed('leaveType')
@Allow(Permission.HRM)
@Entity({ tableName: 'leave_type' })
export class LeaveType extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => DecimalText, { nullable: true, description: 'Days that an employee may take in a calendar year; null for any number.' })
  @Property({ type: 'numeric', nullable: true })
  yearlyDays!: string | null;

  @Field(() => DecimalText, {
    nullable: true,
    description: 'Days left at the end of a year that go over to the next one, at most; null for none.',
  })
  @Property({ type: 'numeric', nullable: true })
  carryOverDays!: string | null;

  @Field(() => Boolean, { description: 'Whether pay is reduced by the days taken.' })
  @Property({ type: 'boolean' })
  isUnpaid: Opt<boolean> = false;

  @Field(() => Boolean, {
    description: 'Whether managers and holders of HRM see only that somebody is on leave, such as for their health.',
  })
  @Property({ type: 'boolean' })
  isConfidential: Opt<boolean> = false;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
