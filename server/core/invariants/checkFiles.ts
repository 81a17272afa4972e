import { namedFiles } from '../backup/namedFiles.ts';
import { typeOfId } from '../database/ids.ts';
import { openClient } from '../database/openClient.ts';
import type { FileStore } from '../files/FileStore.ts';
import { countedRows, shownRows, type Finding } from './checkCompany.ts';

/** The invariant of the file store: it covers all companies together, because the store does not separate them. */
export const fileInvariant = { key: 'files', name: 'The file store matches the stored file records' };

/** Age below which unreferenced files are ignored, because their transaction may be open or just rolled back. */
const graceMilliseconds = 86_400_000;

/** Compares the file store with the database. */
export async function checkFiles(url: string, files: Pick<FileStore, 'list'>): Promise<Finding> {
  const since = performance.now();
  const named = new Map((await platformFiles(url)).map(file => [file.id, file]));
  const unnamed: object[] = [];
  const lost = new Set([...named.values()].filter(({ isLive }) => isLive).map(({ id }) => id));
  for await (const id of files.list()) {
    lost.delete(id);
    if (!named.has(id) && typeOfId(id) !== undefined && bornAt(id) < Date.now() - graceMilliseconds)
      unnamed.push({ problem: 'unnamed', id });
    if (unnamed.length >= countedRows) break;
  }
  const missing = [...lost].map(id => ({ problem: 'missing', id, company_id: named.get(id)!.companyId, name: named.get(id)!.name }));
  const rows = [...missing, ...unnamed];
  return {
    key: fileInvariant.key,
    durationMs: Math.round(performance.now() - since),
    rows: rows.slice(0, shownRows),
    broken: rows.length,
    isUnknown: false,
  };
}

/** Creation time of an id in milliseconds: the first 48 bits of a UUID version 7. */
const bornAt = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

async function platformFiles(url: string) {
  const client = await openClient(url, 'noria invariants');
  try {
    await client.query(`begin read only; select set_config('app.platform', 'on', true)`);
    return await namedFiles(client);
  } finally {
    await client.end();
  }
}
