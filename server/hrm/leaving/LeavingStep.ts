import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Listed } from '../../core/savedView/Listed.ts';

/** A step of the template by which people leave. An inactive one is on no new checklist. */
@ObjectType({ implements: Node })
@RecordType(0x36)
@Searchable()
@Listed('leavingStep')
@Allow(Permission.HRM)
@Entity({ tableName: 'leaving_step' })
export class LeavingStep extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => Int, { description: 'Days before the last day of the employee on which it is due.' })
  @Property({ type: 'integer' })
  daysBefore: Opt<number> = 0;

  @Field(() => CompanyUser, { nullable: true, description: 'Who does it; whoever starts the checklist, if null.' })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  assignee: Ref<CompanyUser> | null = null;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
