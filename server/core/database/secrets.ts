import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';

/** Secrets of an installation on the embedded database, kept in `secrets.json` of its data folder. */
export interface Secrets {
  /** Signs sessions. */
  sessionSecret: string;
  /** Password of the role `noria`, which the server connects as. */
  databasePassword: string;
  /** Password of the superuser `postgres`, for the operator's own tools. */
  superuserPassword: string;
}

/** Reads the secrets of a data folder; the first time they are generated, readable by this account only, and `made` is true. */
export function readSecrets(folder: string): Secrets & { made: boolean } {
  const file = join(folder, 'secrets.json');
  if (existsSync(file)) return { ...parse(file), made: false };
  const secrets: Secrets = { sessionSecret: random(), databasePassword: random(), superuserPassword: random() };
  const part = openSync(`${file}.part`, 'w', 0o600);
  writeSync(part, `${JSON.stringify(secrets, null, 2)}\n`);
  fsyncSync(part);
  closeSync(part);
  renameSync(`${file}.part`, file);
  return { ...secrets, made: true };
}

function parse(file: string): Secrets {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

const random = () => randomBytes(32).toString('base64url');
