import type { ClientBase } from 'pg';
import { allCompanies, checkCompany, resolveInvariants } from './checkCompany.ts';
import type { AnyInvariant } from './Invariant.ts';

/** An invariant violated in one company, with some of the violating rows. */
export interface Violation {
  invariant: string;
  company: string;
  rows: object[];
}

/**
 * Returns all violations, company by company, on the data as requests see it. `client` is connected as the owner; nothing is written.
 * @param only the id of the one company to look at; all of them by default.
 */
export async function brokenInvariants(client: ClientBase, invariants: AnyInvariant[], only?: string): Promise<Violation[]> {
  const resolved = await resolveInvariants(client, invariants);
  const broken: Violation[] = [];
  for (const { id, name: company } of await allCompanies(client)) {
    if (only && id !== only) continue;
    const findings = await checkCompany(client, id, resolved, 0);
    for (const [index, { rows }] of findings.entries()) if (rows.length) broken.push({ invariant: resolved[index].name, company, rows });
  }
  return broken;
}
