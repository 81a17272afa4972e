import pg from 'pg';
import { StartError } from '../errors.ts';
import type { FileStore } from '../files/FileStore.ts';
import { brokenInvariants } from './brokenInvariants.ts';
import { checkFiles, fileInvariant } from './checkFiles.ts';
import type { AnyInvariant } from './Invariant.ts';

/** Checks all invariants and prints the results to the terminal. Returns the exit code. */
export async function reportInvariants(url: string, files: FileStore, invariants: AnyInvariant[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client
      .connect()
      .catch((error: unknown) => Promise.reject(new StartError(`Cannot reach the database: ${(error as Error).message}`)));
    const broken = await brokenInvariants(client, invariants);
    const { rows } = await checkFiles(url, files);
    if (rows.length) broken.push({ invariant: fileInvariant.name, company: 'file store', rows });
    for (const { name } of [...invariants, fileInvariant]) {
      const found = broken.filter(({ invariant }) => invariant === name);
      console.log(`${found.length ? '✗' : '✓'} ${name}`);
      for (const { company, rows: breaking } of found) for (const row of breaking) console.log(`    ${company}: ${JSON.stringify(row)}`);
    }
    return broken.length ? 1 : 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
