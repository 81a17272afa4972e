import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DateOnly, DateTime, DecimalText, Json } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { CustomFieldsOf, type CustomValues } from '../../core/customField/customized.ts';
import { CustomizedRecord } from '../../core/customField/CustomizedRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Department } from '../department/Department.ts';
import { Position } from '../position/Position.ts';
import { mask, Masked, OptionalText } from './employeeColumns.ts';
import { payMask } from './payMask.rules.ts';

/** Record type of employees, for narrower views of them. */
export const employeeCode = 0x82;

/**
 * An employee (spec 2 §3). National id, bank account and salary are shown as a mask; `revealEmployeePay` shows them and records who looked
 * (domain §5).
 */
@ObjectType({ implements: [Node, CommentableRecord, CustomizedRecord] })
@RecordType(employeeCode)
@Searchable()
@Findable({ title: ['name'], subtitle: ['designation', 'department.title', 'email'] })
@Listed('employee')
@Allow(Permission.HRM)
@Entity({ tableName: 'employee' })
export class Employee extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** The company's own number of the employee. */
  @OptionalText
  number!: string | null;

  @OptionalText
  email!: string | null;

  @Field(() => LanguageCode, {
    nullable: true,
    description: 'Language of what is mailed to them; that of their account, if there is none.',
  })
  @Enum({ items: () => LanguageCode, nullable: true })
  language: Opt<LanguageCode> | null = null;

  @Field(() => String, { nullable: true, description: '8 to 15 digits.' })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @OptionalText
  designation!: string | null;

  @Field(() => Department, { nullable: true })
  @ManyToOne(() => Department, { ref: true, nullable: true })
  department: Ref<Department> | null = null;

  @Field(() => String, { nullable: true, description: 'Title of the department.' })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: ({ companyId, department }) => `(select d.title from department d where d.company_id = ${companyId} and d.id = ${department})`,
  })
  departmentName!: Opt<string | null>;

  /** Whether the employee leads their department. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isHead: Opt<boolean> = false;

  @Field(() => Position, { nullable: true })
  @ManyToOne(() => Position, { ref: true, nullable: true })
  position: Ref<Position> | null = null;

  @Field(() => Employee, { nullable: true })
  @ManyToOne(() => Employee, { ref: true, nullable: true })
  manager: Ref<Employee> | null = null;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  user: Ref<CompanyUser> | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When their invitation to an account expires, or did; null if none is open.',
  })
  @Property({
    type: 'timestamptz',
    length: 3,
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select max(i.expires_at) from invitation i where i.company_id = ${companyId} and i.employee_id = ${id}
         and i.accepted_at is null and i.deleted_at is null)`,
  })
  invitedUntil!: Opt<Date | null>;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  joinedOn!: string | null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  leftOn!: string | null;

  @Field(() => DecimalText, { nullable: true, description: 'Hours of a working week; eight for each working day of the country, if null.' })
  @Property({ type: 'numeric', nullable: true })
  weeklyHours!: string | null;

  /** An inactive employee stays on existing records but cannot be put on new ones (domain §9). */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  bornOn!: string | null;

  @OptionalText
  address!: string | null;

  @OptionalText
  city!: string | null;

  /** ISO 3166-1 alpha-2. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  country!: string | null;

  @OptionalText
  emergencyContact!: string | null;

  @OptionalText
  emergencyPhone!: string | null;

  @OptionalText
  education!: string | null;

  @OptionalText
  certification!: string | null;

  @Field(() => [String])
  @Property({ type: 'text', array: true })
  technologies: Opt<string[]> = [];

  /** Schools and degrees, one entry each. */
  @Field(() => [String])
  @Property({ type: 'text', array: true })
  academicData: Opt<string[]> = [];

  /** Earlier employers and roles, one entry each. */
  @Field(() => [String])
  @Property({ type: 'text', array: true })
  professionalData: Opt<string[]> = [];

  @Field(() => Json, { description: 'Phone number and masked national id, as in the documented API.' })
  @Property({
    type: 'jsonb',
    persist: false,
    lazy: true,
    formula: ({ id, companyId, phone }) =>
      `jsonb_build_object('phone', ${phone}, 'nationalId', (${mask({ id, companyId }, 'has_national_id')}))`,
  })
  personalData!: Opt<object>;

  @CustomFieldsOf('EMPLOYEE')
  customValues: Opt<CustomValues> = {};

  @Masked(columns => mask(columns, 'has_national_id'))
  nationalId!: Opt<string | null>;

  @Masked(columns => mask(columns, 'has_bank_account'))
  bankAccount!: Opt<string | null>;

  @Masked(columns => mask(columns, 'has_hourly_cost'))
  hourlyCost!: Opt<string | null>;

  @Masked(({ id }) => `case when noria_salary(${id}) is not null then '${payMask}' end`)
  salary!: Opt<string | null>;
}

Field(() => ID)(Employee.prototype, 'companyId');
