import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EnumOf } from '../../../core/graphql/EnumOf.ts';
import { DecimalText } from '../../../core/graphql/scalars.ts';

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
}

/** Reads what a run owes to tax offices and funds, by tax and deduction. It names no employee. */
export const remittanceOf = (em: EntityManager, runId: string): Promise<Remittance[]> =>
  em.execute<Remittance[]>(
    `select l.kind, l.item as "itemId", max(l.title) as title, count(distinct l.employee_id)::int as employees,
       trim_scale(coalesce(sum(l.amount) filter (where not l.is_employer), 0))::text as "employeeShare",
       trim_scale(coalesce(sum(l.amount) filter (where l.is_employer), 0))::text as "employerShare", trim_scale(sum(l.amount))::text as total
     from (
       select p.employee_id, line ->> 'itemId' as item, line ->> 'title' as title, (line ->> 'amount')::numeric as amount,
         case when line ->> 'kind' like '%TAX' then 'TAX' else 'DEDUCTION' end as kind, line ->> 'kind' like 'EMPLOYER%' as is_employer
       from pay_slip p cross join jsonb_array_elements(p.secret_lines) line
       where p.company_id = noria_company() and p.run_id::text = ? and line ->> 'kind' ~ '(TAX|DEDUCTION)$') l
     group by l.kind, l.item order by l.kind desc, max(l.title), l.item`,
    [runId],
  );
