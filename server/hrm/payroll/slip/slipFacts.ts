import type { EntityManager } from '@mikro-orm/postgresql';
import { inLockOrder } from '../../../core/database/inLockOrder.ts';
import { currencyDecimals } from '../../../core/money/currencyDecimals.ts';
import type { BenefitItem, DeductionItem, SlipInput, TaxItem } from '../compute/SlipInput.ts';
import type { RunCycle } from '../run/runCycles.rules.ts';

/** The period that slips are computed for. */
export interface Period {
  cycle: RunCycle;
  startsOn: string;
  endsOn: string;
}

/** What the slips of a setup have in common. */
export interface SetupItems {
  joinedOn: string;
  designation: string | null;
  benefits: BenefitItem[];
  taxes: TaxItem[];
  deductions: DeductionItem[];
}

/** An employee to pay, as of now. */
export interface PaidEmployee {
  id: string;
  name: string;
  departmentId: string | null;
  designation: string | null;
  costCenterId: string | null;
  joinedOn: string | null;
  leftOn: string | null;
}

/** Reads the benefits, taxes and deductions of a setup; undefined if there is no such setup. Inactive items stay where they are granted. */
export async function setupItems(em: EntityManager, setupId: string): Promise<SetupItems | undefined> {
  const items = (
    name: string,
    table: string,
    values: string,
  ) => `(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title,
      'type', i.type, 'cycle', i.cycle, 'amount', trim_scale(i.amount)::text, ${values}) order by l.position), '[]')
    from payroll_setup_${name} l join ${table} i on i.company_id = l.company_id and i.id = l.${name}_id
    where l.company_id = s.company_id and l.setup_id = s.id and l.deleted_at is null and i.deleted_at is null)`;
  const employer = `'employerAmount', trim_scale(i.employer_amount)::text`;
  const slabs = `'slabs', (select coalesce(jsonb_agg(jsonb_build_object('validFrom', b.valid_from, 'above', trim_scale(b.above)::text,
      'percent', trim_scale(b.percent)::text) order by b.position), '[]') from payroll_tax_slab b
    where b.company_id = i.company_id and b.tax_id = i.id and b.deleted_at is null)`;
  const [found] = await em.execute<SetupItems[]>(
    `select s.joined_on::text as "joinedOn", s.designation,
       ${items('benefit', 'benefit', `'kind', i.kind, 'isTaxable', i.is_taxable`)} as benefits,
       ${items('tax', 'payroll_tax', `${employer}, ${slabs}`)} as taxes,
       ${items('deduction', 'deduction', `${employer}, 'isPreTax', i.is_pre_tax, 'isStatutory', i.is_statutory`)} as deductions
     from payroll_setup s where s.company_id = noria_company() and s.id = ? and s.deleted_at is null`,
    [setupId],
  );
  return found;
}

/** Locks employees in the order of ids, so that one transaction at a time pays them, and reads what their slips say of them. */
export async function holdPaid(em: EntityManager, employeeIds: string[]): Promise<Map<string, PaidEmployee>> {
  const ids = idsArray(inLockOrder(employeeIds));
  await em.execute('select from employee where company_id = noria_company() and id = any(?::uuid[]) order by id for no key update', [ids]);
  const rows = await em.execute<PaidEmployee[]>(
    `select e.id, e.name, e.department_id as "departmentId", e.designation, e.joined_on::text as "joinedOn", e.left_on::text as "leftOn",
       (select c.id from cost_center c where c.company_id = e.company_id and c.department_id = e.department_id and c.status = 'ACTIVE'
          and c.deleted_at is null order by c.id limit 1) as "costCenterId"
     from employee e where e.company_id = noria_company() and e.id = any(?::uuid[]) and e.deleted_at is null`,
    [ids],
  );
  return new Map(rows.map(row => [row.id, row]));
}

/** What is known of an employee alone. */
export type SlipFacts = Pick<SlipInput, 'salaries' | 'unpaidDays' | 'loans' | 'arrears' | 'taken' | 'earlier'>;

/** Reads everything else that slips of a period are computed from, by employee. `onceIds` are the items of the cycle ONCE. */
export async function slipFacts(
  em: EntityManager,
  { employeeIds, period: { startsOn, endsOn }, onceIds }: { employeeIds: string[]; period: Period; onceIds: string[] },
): Promise<Map<string, SlipFacts>> {
  const rows = await em.execute<(Omit<SlipFacts, 'taken'> & { id: string; taken: string[] })[]>(
    `select e.id,
       (select coalesce(jsonb_agg(jsonb_build_object('from', d.day, 'monthly', trim_scale(noria_salary_on(e.id, d.day))::text) order by d.day), '[]')
          from (select ?::date as day union select c.effective_on from salary_change c
            where c.company_id = e.company_id and c.employee_id = e.id and c.effective_on > ?::date and c.effective_on <= ?::date) d) as salaries,
       (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'halves', d.halves) order by d.day), '[]') from (
          select l.day, count(*)::int as halves from leave_day l
            join leave_request r on r.company_id = l.company_id and r.id = l.request_id and r.status = 'APPROVED' and r.deleted_at is null
            join leave_type t on t.company_id = r.company_id and t.id = r.secret_leave_type_id and t.is_unpaid
          where l.company_id = e.company_id and l.employee_id = e.id and l.day between ?::date and ?::date group by l.day) d) as "unpaidDays",
       (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'instalment', trim_scale(l.secret_instalment)::text,
            'balance', trim_scale(l.balance)::text) order by l.granted_on, l.id), '[]') from (
          select l.*, noria_loan_balance(l) as balance from employee_loan l
          where l.company_id = e.company_id and l.employee_id = e.id and l.deleted_at is null and l.status = 'ACTIVE' and (l.starts_on <= ?::date or e.left_on <= ?::date)) l
          where l.balance > 0) as loans,
       case when cardinality(?::text[]) = 0 then '[]' else (select coalesce(jsonb_agg(distinct had.id), '[]') from (
          select line ->> 'itemId' as id from pay_slip p cross join jsonb_array_elements(p.secret_lines) line
            where p.company_id = e.company_id and p.employee_id = e.id and not p.is_reversal and not p.is_reversed
          union all select coalesce(x.benefit_id, x.tax_id, x.deduction_id)::text from earlier_pay_line x
            where x.company_id = e.company_id and x.employee_id = e.id and x.deleted_at is null) had
          where had.id = any(?::text[])) end as taken,
       (select coalesce(jsonb_agg(jsonb_build_object('itemId', coalesce(x.benefit_id, x.tax_id, x.deduction_id), 'kind', x.kind,
            'startsOn', x.starts_on, 'endsOn', x.ends_on, 'amount', trim_scale(x.secret_amount)::text)), '[]') from earlier_pay_line x
          where x.company_id = e.company_id and x.employee_id = e.id and x.deleted_at is null and x.ends_on < ?::date
            and x.ends_on >= date_trunc('year', ?::date)::date and num_nonnulls(x.benefit_id, x.tax_id, x.deduction_id) > 0) as earlier,
       coalesce((select p.secret_arrears from pay_slip p where p.company_id = e.company_id and p.employee_id = e.id and not p.is_reversal
          and not p.is_reversed and not p.is_supplementary and p.ends_on < ?::date order by p.ends_on desc limit 1), '[]') as arrears
     from employee e where e.company_id = noria_company() and e.id = any(?::uuid[])`,
    [
      startsOn,
      startsOn,
      endsOn,
      startsOn,
      endsOn,
      endsOn,
      endsOn,
      idsArray(onceIds),
      idsArray(onceIds),
      startsOn,
      endsOn,
      startsOn,
      idsArray(employeeIds),
    ],
  );
  return new Map(rows.map(({ id, taken, ...facts }) => [id, { ...facts, taken: new Set(taken) }]));
}

/** Puts together what one slip is computed from. */
export function slipInput(
  employee: PaidEmployee,
  facts: SlipFacts,
  { period, setup, currency }: { period: Period; setup: SetupItems; currency: string },
): SlipInput {
  const { startsOn, endsOn, cycle } = period;
  const { benefits, taxes, deductions } = setup;
  return {
    ...facts,
    startsOn,
    endsOn,
    cycle,
    digits: currencyDecimals(currency),
    joinedOn: employee.joinedOn ?? setup.joinedOn,
    leftOn: employee.leftOn,
    benefits,
    taxes,
    deductions,
  };
}

const idsArray = (ids: string[]) => `{${ids.join()}}`;
