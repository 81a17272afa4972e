import type { EntityManager } from '@mikro-orm/postgresql';
import { EventLoopBreak } from '../../../core/import/EventLoopBreak.ts';
import { Decimal } from '../../../core/money/arithmetic.ts';
import { computeSlip } from '../compute/computeSlip.ts';
import { differencesTo, lastSlips, type SlipDifference } from '../slip/slipDifferences.ts';
import { holdPaid, slipFacts, slipInput, type Period, type SetupItems } from '../slip/slipFacts.ts';
import { writeSlips, type NewSlip } from '../slip/writeSlips.ts';

/** What became of an employee whose pay was to be processed. */
export interface Processed {
  employeeId: string;
  employeeName: string | null;
  outcome: 'PROCESSED' | 'EXISTING' | 'UNKNOWN' | 'NO_SALARY' | 'NOT_EMPLOYED' | 'PAID_EARLIER';
  slipId: string | null;
  net: string | null;
  previousNet: string | null;
  differences: SlipDifference[];
}

/** For how many milliseconds slips are computed until other requests have their turn. */
const atOnce = 3;

/** Employees of one setup to pay in a run, which the caller has locked. */
export interface Payment {
  run: Period & { id: string };
  setupId: string;
  setup: SetupItems;
  employeeIds: string[];
  currency: string;
}

/**
 * Computes and stores the slips of employees who have none in the period, with a statement for each kind of fact, not for each employee. Locks the
 * employees in the order of ids, so that nobody is paid twice. Returns what became of each, by id.
 */
export async function paySome(em: EntityManager, { run, setupId, setup, employeeIds, currency }: Payment): Promise<Map<string, Processed>> {
  const people = await holdPaid(em, employeeIds);
  const existing = await existingSlips(em, [...people.keys()], run);
  const earlier = await paidEarlier(em, [...people.keys()], run);
  const due = [...people.values()].filter(({ id }) => !existing.has(id) && !earlier.has(id));
  const ids = due.map(({ id }) => id);
  const once = [...setup.benefits, ...setup.taxes, ...setup.deductions].filter(({ cycle }) => cycle === 'ONCE');
  const facts = await slipFacts(em, { employeeIds: ids, period: run, onceIds: once.map(({ id }) => id) });
  const last = await lastSlips(em, ids, run.startsOn);

  const results = new Map<string, Processed>();
  const slips: NewSlip[] = [];
  const breath = new EventLoopBreak(atOnce);
  for (const employee of people.values()) {
    const { id, name } = employee;
    const slip = existing.get(id);
    if (slip) results.set(id, { ...processed(id, name, 'EXISTING'), slipId: slip.id, net: slip.net });
    else if (earlier.has(id)) results.set(id, processed(id, name, 'PAID_EARLIER'));
    else {
      const input = slipInput(employee, facts.get(id)!, { period: run, setup, currency });
      if (!input.salaries.some(({ monthly }) => monthly !== null)) results.set(id, processed(id, name, 'NO_SALARY'));
      else if ((input.joinedOn && input.joinedOn > run.endsOn) || (input.leftOn && input.leftOn < run.startsOn))
        results.set(id, processed(id, name, 'NOT_EMPLOYED'));
      else slips.push({ setupId, employee, designation: setup.designation, slip: computeSlip(input) });
      if (breath.isDue) await breath.take();
    }
  }
  const slipIds = await writeSlips(em, run, currency, slips);
  for (const [index, { employee, slip }] of slips.entries())
    results.set(employee.id, {
      ...processed(employee.id, employee.name, 'PROCESSED'),
      slipId: slipIds[index],
      net: new Decimal(slip.net).toFixed(),
      ...differencesTo(last.get(employee.id), slip),
    });
  return results;
}

/** A result without a slip. */
export const processed = (employeeId: string, employeeName: string | null, outcome: Processed['outcome']): Processed => ({
  employeeId,
  employeeName,
  outcome,
  slipId: null,
  net: null,
  previousNet: null,
  differences: [],
});

/** Slips that employees have in a period already. */
async function existingSlips(em: EntityManager, employeeIds: string[], { startsOn, endsOn }: Period) {
  const rows = await em.execute<{ employeeId: string; id: string; net: string }[]>(
    `select distinct on (employee_id) employee_id as "employeeId", id, trim_scale(secret_net)::text as net from pay_slip
     where company_id = noria_company() and employee_id = any(?::uuid[]) and not is_reversal and not is_reversed
       and not is_supplementary
       and starts_on <= ?::date and ends_on >= ?::date order by employee_id, starts_on`,
    [`{${employeeIds.join()}}`, endsOn, startsOn],
  );
  return new Map(rows.map(({ employeeId, ...slip }) => [employeeId, slip]));
}

/** Who was paid for days of a period before the first run here. */
async function paidEarlier(em: EntityManager, employeeIds: string[], { startsOn, endsOn }: Period): Promise<Set<string>> {
  const rows = await em.execute<{ id: string }[]>(
    `select distinct employee_id as id from earlier_pay_line where company_id = noria_company() and employee_id = any(?::uuid[])
       and deleted_at is null and starts_on <= ?::date and ends_on >= ?::date`,
    [`{${employeeIds.join()}}`, endsOn, startsOn],
  );
  return new Set(rows.map(({ id }) => id));
}
