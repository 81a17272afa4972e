import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { Watched } from '../../core/graphql/watched.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { salarySources, type SalarySourceName } from './salary.rules.ts';

export const salaryChangeCode = 0xe0;

const SalarySource = EnumOf('SalarySource', salarySources, 'Where a change of salary was entered.');

/**
 * A change of an employee's monthly gross, never changed itself: a day's salary is the latest change up to it (modules.md, HRM and payroll).
 * `recordSalary` writes it.
 */
@ObjectType({ implements: Node })
@RecordType(salaryChangeCode)
@Listed('salaryChange')
@Shared({ owner: 'FINANCIAL_MANAGEMENT_SEE_PAY', readers: ['HRM_SEE_PAY'] })
@Entity({ tableName: 'salary_change', readonly: true })
export class SalaryChange extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  employeeId!: string;

  @Field(() => String)
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: change => `(select e.name from employee e where e.company_id = ${change.companyId} and e.id = ${change.employeeId})`,
  })
  employeeName!: string;

  @Field(() => DateOnly, { description: 'First day of the new salary.' })
  @Property({ type: 'date' })
  effectiveOn!: string;

  @Watched('PAY_VIEWED')
  @Field(() => DecimalText, { nullable: true, description: "Monthly gross before, in the company's currency; null for the first one." })
  @Property({ type: 'numeric', nullable: true, fieldName: 'secret_old_salary' })
  oldSalary!: string | null;

  @Watched('PAY_VIEWED')
  @Field(() => DecimalText, { nullable: true, description: 'Monthly gross from that day on; null for none.' })
  @Property({ type: 'numeric', nullable: true, fieldName: 'secret_new_salary' })
  newSalary!: string | null;

  @Field(() => SalarySource)
  @Enum({ items: () => SalarySource })
  source!: SalarySourceName;

  @Field(() => Boolean, { description: "Whether it is the employee's salary today." })
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: change =>
      `(${change.newSalary} is not null and ${change.id} = (select s.id from salary_change s where s.company_id = ${change.companyId}
        and s.employee_id = ${change.employeeId} and s.effective_on <= noria_today() order by s.effective_on desc, s.id desc limit 1))`,
  })
  isCurrent!: boolean;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  recordedAt!: Date;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  recordedBy!: Ref<CompanyUser> | null;
}
