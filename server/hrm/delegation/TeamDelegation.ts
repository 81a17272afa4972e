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
import { Employee } from '../../staff/employee/Employee.ts';

export const teamDelegationCode = 0x3e;

/**
 * A manager's stand-in: a user who decides the leave and the corrections of their people on some days, such as those of a holiday. What they decide names
 * both. They see neither pay nor appraisals.
 */
@ObjectType({ implements: Node })
@RecordType(teamDelegationCode)
@Listed('teamDelegation')
@Allow(Permission.HRM)
@Entity({ tableName: 'team_delegation' })
export class TeamDelegation extends CompanyRecord {
  @Field(() => Employee)
  @ManyToOne(() => Employee, { ref: true })
  manager!: Ref<Employee>;

  @Field(() => CompanyUser)
  @ManyToOne(() => CompanyUser, { ref: true })
  delegate!: Ref<CompanyUser>;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly, { description: 'Last day.' })
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => Boolean, { description: 'Whether today is one of its days.' })
  @Property({ type: 'boolean', persist: false, lazy: true, formula: row => `(${todaySql} between ${row.startsOn} and ${row.endsOn})` })
  isCurrent!: Opt<boolean>;
}
