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
import { Card } from '../../core/graphql/Board.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { payMask } from '../../staff/employee/payMask.rules.ts';
import { Position } from '../../staff/position/Position.ts';
import { ApplicationColumn } from './ApplicationColumn.ts';

/** SQL of whether two applications name the same e-mail address or phone number. */
export const isDuplicate = (one: string, other: string) =>
  `(${one}.id <> ${other}.id and (lower(${one}.email) = lower(${other}.email) or ${one}.phone = ${other}.phone))`;

/**
 * An application for a position (spec 2 §3): a card on the application board. Its files are those of the record: cover letter and resume.
 * The expected salary is shown as a mask; `revealExpectedSalary` shows it and records who looked (domain §5).
 */
@ObjectType({ implements: [Node, Card, CommentableRecord] })
@RecordType(0xc8)
@Searchable()
@Findable({ title: ['name'], subtitle: ['position.title', 'email'] })
@Listed('application')
@Allow(Permission.HRM)
@Entity({ tableName: 'application' })
export class Application extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  fatherName!: string | null;

  @Field(() => Position)
  @ManyToOne(() => Position, { ref: true })
  position!: Ref<Position>;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  /** 8 to 15 digits. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  qualification!: string | null;

  @Field(() => String, { nullable: true, description: 'Masked.' })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select '${payMask}' from application_pay p where p.company_id = ${companyId} and p.application_id = ${id} and p.has_expected_salary)`,
  })
  expectedSalary!: Opt<string | null>;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  coverLetter!: string | null;

  /** Current stage. */
  @Field(() => ApplicationColumn)
  @ManyToOne(() => ApplicationColumn, { ref: true })
  column!: Ref<ApplicationColumn>;

  /** Position in the column, ascending from the top; compared byte by byte. */
  @Field(() => String)
  @Property({ type: 'text' })
  rank!: string;

  /** When it entered its current column. */
  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  columnSince!: Date;

  /** An inactive application stays where it is. */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  /** Who looks after the applicant. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  owner: Ref<CompanyUser> | null = null;

  @Field(() => LanguageCode, { nullable: true, description: 'Language of what is mailed to the applicant.' })
  @Enum({ items: () => LanguageCode, nullable: true })
  language: Opt<LanguageCode> | null = null;

  @Field(() => Boolean, { description: 'Whether it came through the careers page.' })
  @Property({ type: 'boolean' })
  isOnline: Opt<boolean> = false;

  @Field(() => Int, { nullable: true, description: 'From 1 to 5.' })
  @Property({ type: 'integer', nullable: true })
  rating!: number | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  interviewAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  rejectedAt: Date | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;

  @Field(() => Employee, { nullable: true, description: 'The employee that confirming it made.' })
  @ManyToOne(() => Employee, { ref: true, nullable: true })
  employee: Ref<Employee> | null = null;

  @Field(() => Int, { description: 'Number of other applications with the same e-mail address or phone number.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ id, companyId, email, phone }) =>
      `(select count(*)::int from application o where o.company_id = ${companyId} and o.deleted_at is null and o.id <> ${id}
        and (lower(o.email) = lower(${email}) or o.phone = ${phone}))`,
  })
  duplicateCount!: Opt<number>;
}
