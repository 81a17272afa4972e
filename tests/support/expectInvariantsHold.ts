import pg from 'pg';
import { expect } from 'vitest';
import { brokenInvariants } from '../../server/core/invariants/brokenInvariants.ts';
import { invariants } from '../../server/modules.ts';

/** Expects that no invariant of any module is violated in any company, or in the one that a test writes to: the demo's hold ten times its rows. */
export async function expectInvariantsHold({ url }: { url: string }, companyId?: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    expect(await brokenInvariants(client, invariants, companyId)).toEqual([]);
  } finally {
    await client.end();
  }
}
