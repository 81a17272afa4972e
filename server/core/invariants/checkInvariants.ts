import { openClient } from '../database/openClient.ts';
import type { FileStore } from '../files/FileStore.ts';
import { allCompanies, checkCompany, resolveInvariants, shownRows, type Finding } from './checkCompany.ts';
import { checkFiles } from './checkFiles.ts';
import type { AnyInvariant } from './Invariant.ts';
import { storeFindings, type KeepParts } from './storeFindings.ts';

/** Dependencies of the checks. */
export interface CheckParts extends KeepParts {
  files: FileStore;
  /** Invariants of all modules. */
  invariants: AnyInvariant[];
}

/** Milliseconds for one invariant of one company. */
const timeout = 60_000;

/**
 * Checks the invariants of one company, or of all, and stores the results. Without a company id, or with that of the platform's own
 * company, it checks all companies and the file store, and notifies SUPER_ADMIN of new violations.
 */
export async function checkInvariants(parts: CheckParts, companyId?: string): Promise<void> {
  const { database } = parts.session;
  const client = await openClient(database.url, 'noria invariants');
  try {
    const [platform] = await database.platform(em => em.execute<{ id: string }[]>('select id from company where is_platform'));
    const invariants = await resolveInvariants(client, parts.invariants);
    if (companyId && companyId !== platform?.id) {
      await storeFindings(parts, companyId, await checkCompany(client, companyId, invariants, timeout));
      return;
    }
    const all = new Map<string, Finding>();
    for (const { id, name } of await allCompanies(client)) {
      const findings = await checkCompany(client, id, invariants, timeout);
      if (id !== platform?.id) await storeFindings(parts, id, findings);
      for (const finding of findings) all.set(finding.key, added(all.get(finding.key), finding, name));
    }
    if (platform) await storeFindings(parts, platform.id, [...all.values(), await checkFiles(database.url, parts.files)], { tell: true });
  } finally {
    await client.end();
  }
}

/** Adds one company's finding to those of the others. */
function added(before: Finding | undefined, { rows, ...finding }: Finding, company: string): Finding {
  const named = rows.map(row => ({ company, ...row }));
  if (!before) return { ...finding, rows: named };
  return {
    key: finding.key,
    durationMs: before.durationMs + finding.durationMs,
    rows: [...before.rows, ...named].slice(0, shownRows),
    broken: before.broken + finding.broken,
    isUnknown: before.isUnknown || finding.isUnknown,
  };
}
