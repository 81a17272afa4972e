import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { typeOfId } from '../../../core/database/ids.ts';
import { EnumOf } from '../../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../../core/graphql/scalars.ts';
import { payrollRunCode } from '../run/PayrollRun.ts';

const RemittanceKind = EnumOf('RemittanceKind', ['TAX', 'DEDUCTION'], 'What is remitted: a tax to its authority, a deduction to its fund.');

/** What a run owes for one tax or deduction: what was taken of its employees, arrears included, and the employer's own share. */
@ObjectType()
export class Remittance {
  @Field(() => RemittanceKind) kind!: 'TAX' | 'DEDUCTION';
  @Field(() => ID, { description: 'The tax or deduction.' }) itemId!: string;
  @Field(() => String) title!: string;
  @Field(() => Int, { description: 'Number of employees it was taken of.' }) employees!: number;
  @Field(() => DecimalText) employeeShare!: string;
  @Field(() => DecimalText) employerShare!: string;
  @Field(() => DecimalText) total!: string;
  @Field(() => DecimalText, {
    description:
      'What is still to be paid over, after payments and reversals; negative if it is to come back. 0 until the run is completed, and for reversals.',
  })
  outstanding!: string;
  /** The employees' part of it. */
  employeeOutstanding!: string;
  /** The employer's part of it. */
  employerOutstanding!: string;
  @Field(() => DateOnly, { nullable: true, description: 'Day of the last payment.' }) paidOn!: string | null;
}

/** Lines of taxes and deductions of the slips of the runs that `runs` names, by tax or deduction. */
const taken = (runs: string) => `
  select p.employee_id, line ->> 'itemId' as item, line ->> 'title' as title, (line ->> 'amount')::numeric as amount,
    case when line ->> 'kind' like '%TAX' then 'TAX' else 'DEDUCTION' end as kind, line ->> 'kind' like 'EMPLOYER%' as is_employer
  from pay_slip p cross join jsonb_array_elements(p.secret_lines) line
  where p.company_id = noria_company() and p.run_id in (${runs}) and line ->> 'kind' ~ '(TAX|DEDUCTION)$'`;

/** Shares of each tax and deduction of a completed run, less what its reversals took back and what was paid over. */
const outstanding = `
  select kind, item, sum(employee) as employee, sum(employer) as employer from (
    select kind, item, case when is_employer then 0 else amount end as employee, case when is_employer then amount else 0 end as employer
    from (${taken(`select r.id from payroll_run r where r.company_id = noria_company() and r.status = 'COMPLETED'
      and (r.id = ? and r.kind <> 'REVERSAL' or r.reverses_id = ?)`)}) l
    union all
    select kind, item_id::text, -secret_employee_share, -secret_employer_share from payroll_remittance
    where company_id = noria_company() and run_id = ?) due
  group by kind, item`;

/** Reads what a run owes to tax offices and funds, by tax and deduction; nothing for the id of another record. It names no employee. */
export async function remittanceOf(em: EntityManager, runId: string): Promise<Remittance[]> {
  if (typeOfId(runId) !== payrollRunCode) return [];
  return em.execute<Remittance[]>(
    `select l.kind, l.item as "itemId", max(l.title) as title, count(distinct l.employee_id)::int as employees,
       trim_scale(coalesce(sum(l.amount) filter (where not l.is_employer), 0))::text as "employeeShare",
       trim_scale(coalesce(sum(l.amount) filter (where l.is_employer), 0))::text as "employerShare", trim_scale(sum(l.amount))::text as total,
       trim_scale(coalesce(max(o.employee + o.employer), 0))::text as outstanding,
       coalesce(max(o.employee), 0)::text as "employeeOutstanding", coalesce(max(o.employer), 0)::text as "employerOutstanding",
       (select max(m.paid_on) from payroll_remittance m
        where m.company_id = noria_company() and m.run_id = ? and m.item_id::text = l.item)::text as "paidOn"
     from (${taken('select ?::uuid')}) l left join (${outstanding}) o on o.kind = l.kind and o.item = l.item
     group by l.kind, l.item order by l.kind desc, max(l.title), l.item`,
    Array(5).fill(runId),
  );
}
