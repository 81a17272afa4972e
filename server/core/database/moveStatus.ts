import { Refused } from '../errors.ts';
import type { Transitions } from '../rules/transitions.ts';

/**
 * Moves a record's stored status along its transition table. Returns false if the record already has the status, which counts as success.
 * Throws Refused `invalidTransition` {from, to, allowed} if there is no such transition (domain §0, statuses).
 */
export function moveStatus(record: { status: string }, to: string, transitions: Transitions<string>): boolean {
  const from = record.status;
  if (from === to) return false;
  const allowed = transitions[from];
  if (!allowed.includes(to)) throw new Refused('invalidTransition', { from, to, allowed });
  record.status = to;
  return true;
}
