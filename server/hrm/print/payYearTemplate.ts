import type { EntityManager } from '@mikro-orm/postgresql';
import { sum } from '../../core/money/arithmetic.ts';
import { printTemplate, type Section, type Span } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts, type Wording } from '../../core/print/Wording.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { OwnEmployee } from '../own/OwnEmployee.ts';
import { slipGroups } from '../payroll/compute/slipGroups.rules.ts';
import type { SlipLineKindName } from '../payroll/compute/Slip.ts';
import { titleOf } from './paySlipTemplate.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

interface YearLine {
  kind: SlipLineKindName;
  title: string;
  amount: string;
  /** None of earlier pay, which is in the company's. */
  currency: string | null;
}

interface Days {
  from: string;
  to: string;
}

/** An employee as far as their statement goes. */
interface Person {
  id: string;
  name: string;
  number: string | null;
  designation: string | null;
}

/**
 * Year-end statement of an employee's pay: what they earned and what was taken in completed runs that ended in a year, `from` telling which, and before the
 * first run here.
 */
const payYearTemplate = printTemplate(Employee, {
  as: 'payYear',
  access: ['HRM_SEE_PAY'],
  looks: ['PAY_VIEWED'],
  source: record,
  texts,
  recipient: () => null,
  sheet: (employee, words, em, span) => sheetOf(employee, words, em, span),
});

/** The same for the employee themselves. */
const ownPayYearTemplate = printTemplate(OwnEmployee, {
  as: 'ownPayYear',
  access: ['SIGNED_IN'],
  source: record,
  texts,
  recipient: () => null,
  at: ({ createdAt }) => createdAt,
  sheet: (employee, words, em, span) => sheetOf(employee, words, em, span),
});

/** Both statements, as one list. */
export const payYearTemplates = [payYearTemplate, ownPayYearTemplate];

async function sheetOf({ id, name, number, designation }: Person, words: Wording, em: EntityManager, { from }: Span) {
  const year = Number((from ?? new Date().toISOString()).slice(0, 4));
  const [lines, earlier] = [await linesOf(em, id, year), await earlierOf(em, id, year)];
  const currency = lines.find(line => line.currency)?.currency ?? words.formats.currency ?? 'USD';
  const money = (value: string) => words.money(value, currency);
  const total = (own: YearLine[]) => sum(own.map(({ amount }) => amount));
  const groups = slipGroups.map(group => ({
    ...group,
    lines: lines.filter(({ kind }) => (group.kinds as readonly string[]).includes(kind)),
  }));
  const sections = groups.flatMap(({ id: group, lines: own }): Section[] => {
    if (!own.length) return [];
    const fields = own.map(line => ({ label: titleOf(line, words), value: money(line.amount) }));
    return [{ heading: words.text(group), fields: [...fields, { label: words.text('total'), value: money(total(own).toFixed()) }] }];
  });
  const [earnings, taxes, deductions] = groups.map(({ lines: own }) => total(own));
  const net = earnings.minus(taxes).minus(deductions);
  const person = labelled(words, [
    ['employee', name],
    ['employeeNumber', number],
    ['designation', designation],
    ['year', { ltr: String(year) }],
    ['earlierFrom', earlier && words.day(earlier.from)],
    ['earlierTo', earlier && words.day(earlier.to)],
  ]);
  return {
    heading: words.text('payYear'),
    number: `${name} ${year}`,
    sections: [
      { heading: null, fields: person },
      ...sections,
      { heading: null, fields: [{ label: words.text('net'), value: money(net.toFixed()) }] },
    ],
  };
}

/** Sums of the lines of a year's slips, those taken back included with both signs, and of earlier pay. */
const linesOf = (em: EntityManager, employeeId: string, year: number): Promise<YearLine[]> =>
  em.execute<YearLine[]>(
    `select l.kind, l.title, max(l.currency) as currency, sum(l.amount)::text as amount from (
       select line ->> 'kind' as kind, line ->> 'title' as title, p.currency, (line ->> 'amount')::numeric as amount, p.ends_on
       from pay_slip p join payroll_run r on r.company_id = p.company_id and r.id = p.run_id and r.status = 'COMPLETED'
         cross join jsonb_array_elements(p.secret_lines) line
       where p.company_id = noria_company() and p.employee_id = ? and p.ends_on >= make_date(?, 1, 1) and p.ends_on < make_date(? + 1, 1, 1)
       union all
       select x.kind, coalesce(b.title, t.title, d.title, x.title, ''), null, x.secret_amount, x.ends_on from earlier_pay_line x
         left join benefit b on b.company_id = x.company_id and b.id = x.benefit_id
         left join payroll_tax t on t.company_id = x.company_id and t.id = x.tax_id
         left join deduction d on d.company_id = x.company_id and d.id = x.deduction_id
       where x.company_id = noria_company() and x.employee_id = ? and x.deleted_at is null
         and x.ends_on >= make_date(?, 1, 1) and x.ends_on < make_date(? + 1, 1, 1)) l
     group by l.kind, l.title having sum(l.amount) <> 0 order by min(l.ends_on), l.kind, l.title`,
    [employeeId, year, year, employeeId, year, year],
  );

/** The days of a year that were paid before the first run here. */
async function earlierOf(em: EntityManager, employeeId: string, year: number): Promise<Days | undefined> {
  const [days] = await em.execute<(Days | { from: null })[]>(
    `select min(starts_on)::text as "from", max(ends_on)::text as "to" from earlier_pay_line where company_id = noria_company()
       and employee_id = ? and deleted_at is null and ends_on >= make_date(?, 1, 1) and ends_on < make_date(? + 1, 1, 1)`,
    [employeeId, year, year],
  );
  return days.from === null ? undefined : days;
}
