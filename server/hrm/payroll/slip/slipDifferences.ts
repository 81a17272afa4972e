import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal, sum } from '../../../core/money/arithmetic.ts';
import type { Slip, SlipLine } from '../compute/Slip.ts';
import { causesOf, type LineCauseName } from './lineCauses.ts';

/** A line that differs from the employee's last slip, and what makes it differ. */
export interface SlipDifference {
  kind: string;
  title: string;
  before: string;
  after: string;
  causes: LineCauseName[];
}

/** The last slip of an employee before a day. */
export interface LastSlip {
  net: string;
  lines: SlipLine[];
}

/** Reads the last slip of each employee before a day. */
export async function lastSlips(em: EntityManager, employeeIds: string[], startsOn: string): Promise<Map<string, LastSlip>> {
  const rows = await em.execute<(LastSlip & { employeeId: string })[]>(
    `select e.id as "employeeId", p.net, p.lines from unnest(?::uuid[]) e (id) cross join lateral (
       select trim_scale(secret_net)::text as net, secret_lines as lines from pay_slip
       where company_id = noria_company() and employee_id = e.id and ends_on < ?::date and not is_reversal and not is_reversed
         and not is_supplementary
       order by ends_on desc limit 1) p`,
    [`{${employeeIds.join()}}`, startsOn],
  );
  return new Map(rows.map(({ employeeId, ...last }) => [employeeId, last]));
}

/** Compares a slip with the employee's last one, line by line; lines of the same item are added up. */
export function differencesTo(last: LastSlip | undefined, slip: Slip): { previousNet: string | null; differences: SlipDifference[] } {
  const keyOf = ({ kind, itemId }: SlipLine) => `${kind} ${itemId ?? ''}`;
  const [before, after] = [last?.lines ?? [], slip.lines].map(lines => Map.groupBy(lines, keyOf));
  const differences = [...new Set([...before.keys(), ...after.keys()])].flatMap(key => {
    const lines = { before: before.get(key) ?? [], after: after.get(key) ?? [] };
    const [was, is] = [lines.before, lines.after].map(of => sum(of.map(({ amount }) => amount)));
    if (was.equals(is)) return [];
    const { kind, title, itemId } = lines.after[0] ?? lines.before[0];
    const isOwed = slip.arrears.some(arrear => arrear.itemId === itemId);
    return [{ kind, title, before: new Decimal(was).toFixed(), after: new Decimal(is).toFixed(), causes: causesOf({ ...lines, isOwed }) }];
  });
  return { previousNet: last?.net ?? null, differences };
}
