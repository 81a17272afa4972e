import { Refused } from '../errors.ts';
import type { Transitions } from '../rules/transitions.ts';

/**
 * Moves a record's stored status along its table of edges. Answers false when it is there already, which is a success that does
 * nothing. Throws Refused `invalidTransition` {from, to, allowed} for an edge that is not there (domain §0, statuses).
 */
export function moveStatus(record: { status: string }, to: string, transitions: Transitions<string>): boolean {
  const from = record.status;
  if (from === to) return false;
  const allowed = transitions[from];
  if (!allowed.includes(to)) throw new Refused('invalidTransition', { from, to, allowed });
  record.status = to;
  return true;
}
