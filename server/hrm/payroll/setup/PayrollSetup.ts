import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { CompanyRecord, Node } from '../../../core/database/CompanyRecord.ts';
import { RecordType } from '../../../core/database/RecordType.ts';
import { Searchable } from '../../../core/database/Searchable.ts';
import { ActiveStatus } from '../../../core/graphql/ActiveStatus.ts';
import { Matched } from '../../../core/graphql/matching.ts';
import { DateOnly, DecimalText } from '../../../core/graphql/scalars.ts';
import { Watched } from '../../../core/graphql/watched.ts';
import { Listed } from '../../../core/savedView/Listed.ts';
import { Findable } from '../../../core/search/Findable.ts';
import { Employee } from '../../../staff/employee/Employee.ts';
import { Benefit } from '../../benefit/Benefit.ts';
import { Deduction } from '../../deduction/Deduction.ts';
import { PayrollTax } from '../../payrollTax/PayrollTax.ts';
import { linked, ofEmployees } from './setupColumns.ts';

export const payrollSetupCode = 0xe1;

/** Who is paid by what: employees with their benefits, taxes and deductions, from a day to another (spec 2 §3). */
@ObjectType({ implements: Node })
@RecordType(payrollSetupCode)
@Searchable()
@Findable({ title: ['title'], subtitle: ['designation'] })
@Listed('payrollSetup')
@Allow('HRM_SEE_PAY')
@Entity({ tableName: 'payroll_setup' })
export class PayrollSetup extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Watched('PAY_VIEWED')
  @Field(() => DecimalText, { description: "Monthly gross in the company's currency with which its employees began." })
  @Property({ type: 'numeric', fieldName: 'secret_gross_salary' })
  grossSalary!: string;

  /** First day paid, for employees without a start date of their own. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  joinedOn!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  designation!: string | null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly, { nullable: true, description: 'Last day; null while it is open.' })
  @Property({ type: 'date', nullable: true })
  endsOn!: string | null;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => [ID])
  @Property(linked('employee'))
  employeeIds!: Opt<string[]>;

  @Field(() => Int)
  @Property({ type: 'integer', ...ofEmployees('count(*)::int') })
  employeeCount!: Opt<number>;

  @Field(() => [ID], { description: 'Departments of its employees.' })
  @Property({
    type: 'text',
    array: true,
    ...ofEmployees(`coalesce(array_agg(distinct e.department_id::text) filter (where e.department_id is not null), '{}')`),
  })
  departmentIds!: Opt<string[]>;

  /** Only for filters: finds the setups with employees of a department. */
  @Matched(
    (setup, ids) => `exists (select from payroll_setup_employee l join employee e on e.company_id = l.company_id and e.id = l.employee_id
      where l.company_id = ${setup}.company_id and l.setup_id = ${setup}.id and l.deleted_at is null and e.department_id = any(${ids}))`,
  )
  @Property({ type: 'uuid', persist: false, lazy: true, nullable: true, formula: () => 'null::uuid' })
  department!: Opt<string | null>;

  @Field(() => String, { description: 'Ids of those departments, separated by commas.' })
  @Property({ type: 'text', ...ofEmployees(`coalesce(string_agg(distinct e.department_id::text, ','), '')`) })
  departmentList!: Opt<string>;

  @Field(() => [ID])
  @Property(linked('benefit'))
  benefitIds!: Opt<string[]>;

  @Field(() => [ID])
  @Property(linked('tax'))
  taxIds!: Opt<string[]>;

  @Field(() => [ID])
  @Property(linked('deduction'))
  deductionIds!: Opt<string[]>;

  @OneToMany(() => PayrollSetupEmployee, link => link.setup, { orderBy: { position: 'asc' }, orphanRemoval: true })
  employees = new Collection<PayrollSetupEmployee>(this);

  @OneToMany(() => PayrollSetupBenefit, link => link.setup, { orderBy: { position: 'asc' }, orphanRemoval: true })
  benefits = new Collection<PayrollSetupBenefit>(this);

  @OneToMany(() => PayrollSetupTax, link => link.setup, { orderBy: { position: 'asc' }, orphanRemoval: true })
  taxes = new Collection<PayrollSetupTax>(this);

  @OneToMany(() => PayrollSetupDeduction, link => link.setup, { orderBy: { position: 'asc' }, orphanRemoval: true })
  deductions = new Collection<PayrollSetupDeduction>(this);
}

/** An employee of a setup. The links share its file because the classes refer to each other. */
@RecordType(0xe2)
@Allow('HRM_SEE_PAY')
@Entity({ tableName: 'payroll_setup_employee' })
export class PayrollSetupEmployee extends CompanyRecord {
  @ManyToOne(() => PayrollSetup, { ref: true })
  setup!: Ref<PayrollSetup>;

  /** Starts at 1. */
  @Property({ type: 'integer' })
  position!: number;

  @ManyToOne(() => Employee, { ref: true })
  employee!: Ref<Employee>;
}

/** A benefit that a setup grants. */
@RecordType(0xe3)
@Allow('HRM_SEE_PAY')
@Entity({ tableName: 'payroll_setup_benefit' })
export class PayrollSetupBenefit extends CompanyRecord {
  @ManyToOne(() => PayrollSetup, { ref: true })
  setup!: Ref<PayrollSetup>;

  /** Starts at 1. */
  @Property({ type: 'integer' })
  position!: number;

  @ManyToOne(() => Benefit, { ref: true })
  benefit!: Ref<Benefit>;
}

/** A tax that a setup takes. */
@RecordType(0xe4)
@Allow('HRM_SEE_PAY')
@Entity({ tableName: 'payroll_setup_tax' })
export class PayrollSetupTax extends CompanyRecord {
  @ManyToOne(() => PayrollSetup, { ref: true })
  setup!: Ref<PayrollSetup>;

  /** Starts at 1. */
  @Property({ type: 'integer' })
  position!: number;

  @ManyToOne(() => PayrollTax, { ref: true })
  tax!: Ref<PayrollTax>;
}

/** A deduction that a setup takes. */
@RecordType(0xe5)
@Allow('HRM_SEE_PAY')
@Entity({ tableName: 'payroll_setup_deduction' })
export class PayrollSetupDeduction extends CompanyRecord {
  @ManyToOne(() => PayrollSetup, { ref: true })
  setup!: Ref<PayrollSetup>;

  /** Starts at 1. */
  @Property({ type: 'integer' })
  position!: number;

  @ManyToOne(() => Deduction, { ref: true })
  deduction!: Ref<Deduction>;
}
