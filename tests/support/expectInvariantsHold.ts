import pg from 'pg';
import { expect } from 'vitest';
import { brokenInvariants } from '../../server/core/invariants/brokenInvariants.ts';
import { invariants } from '../../server/modules.ts';

/** Expects that no invariant of any module is violated in any company. */
export async function expectInvariantsHold({ url }: { url: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    expect(await brokenInvariants(client, invariants)).toEqual([]);
  } finally {
    await client.end();
  }
}
