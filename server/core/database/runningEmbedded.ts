import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../errors.ts';
import { readSecrets } from './secrets.ts';

/**
 * Returns the URL of the embedded database of a data folder while Noria is running on it; otherwise undefined.
 * @throws StartError if the folder holds no database.
 */
export function runningEmbedded(dataDir: string): string | undefined {
  const parent = resolve(dataDir);
  if (!existsSync(join(parent, 'postgres'))) throw new StartError(`No database in ${parent}: set DATABASE_URL or NORIA_DATA_DIR`);
  const file = join(parent, 'postgres/postmaster.pid');
  if (!existsSync(file)) return undefined;
  // The fourth line of postmaster.pid is the port.
  const port = readFileSync(file, 'utf8').split('\n')[3];
  return `postgresql://noria:${readSecrets(parent).databasePassword}@127.0.0.1:${port}/noria`;
}
