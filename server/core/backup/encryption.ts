import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '../errors.ts';

/** How each file in the format of age begins (https://age-encryption.org/v1). */
const mark = 'age-encryption.org/v1\n';

/**
 * Returns the function that encrypts a stream for the recipient in `BACKUP_RECIPIENT`, a public key of age; undefined if there is none.
 * @throws StartError if it is not a public key.
 */
export function encryptionIn({ BACKUP_RECIPIENT: recipient }: NodeJS.ProcessEnv): ((stream: Readable) => Promise<Readable>) | undefined {
  if (!recipient?.trim()) return undefined;
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient.trim());
  } catch {
    throw new StartError('BACKUP_RECIPIENT: is not a public key of age, age1…');
  }
  return async stream => Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(stream) as ReadableStream<Uint8Array>)) as never);
}

/** Whether a file is encrypted. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mark.length), 0, mark.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === mark;
  } finally {
    await file.close();
  }
}

/**
 * Runs work on a backup as it was before it was encrypted, by the private key in the file that `BACKUP_IDENTITY` names. The decrypted copy
 * is in the system's folder for temporary files, readable by this account only, until the work is done.
 * @throws StartError if the key is missing or another, or the backup is damaged.
 */
export async function withDecrypted<T>(path: string, env: NodeJS.ProcessEnv, work: (path: string) => Promise<T>): Promise<T> {
  if (!(await isEncrypted(path))) return work(path);
  const decrypter = new Decrypter();
  for (const key of await keysIn(path, env.BACKUP_IDENTITY)) decrypter.addIdentity(key);
  const folder = await mkdtemp(join(tmpdir(), 'noria-restore-'));
  try {
    const plain = join(folder, 'noria.zip');
    await decrypt(decrypter, path, plain);
    return await work(plain);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function decrypt(decrypter: Decrypter, path: string, plain: string): Promise<void> {
  try {
    const bytes = await decrypter.decrypt(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>);
    await pipeline(Readable.fromWeb(bytes as never), createWriteStream(plain, { mode: 0o600 }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new StartError(`${tmpdir()} has no room for the decrypted backup: set TMPDIR`);
    throw new StartError(`${path} is not a complete backup, or BACKUP_IDENTITY is not its key: ${(error as Error).message}`);
  }
}

/** Reads the private keys in a file, one a line, as age-keygen writes it. */
async function keysIn(path: string, file: string | undefined): Promise<string[]> {
  if (!file?.trim()) throw new StartError(`${path} is encrypted: set BACKUP_IDENTITY to the file with its private key`);
  if (!existsSync(file)) throw new StartError(`BACKUP_IDENTITY: ${file} does not exist`);
  const keys = (await readFile(file, 'utf8')).split('\n').filter(line => line.startsWith('AGE-SECRET-KEY-'));
  if (!keys.length) throw new StartError(`BACKUP_IDENTITY: ${file} holds no private key of age, AGE-SECRET-KEY-…`);
  return keys.map(key => key.trim());
}
