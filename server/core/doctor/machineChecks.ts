import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { isEncrypted } from '../backup/encryption.ts';
import { openBackup } from '../backup/restoreBackup.ts';
import type { FileStore } from '../files/FileStore.ts';
import { readSettings, SettingsError, type Settings } from '../settings.ts';
import { type Check, ok, problem, warning, type Finding } from './Check.ts';

const gigabyte = 1_000_000_000;
/** Age in hours from which the newest backup is too old: one day, and time for a slow one. */
const backupAge = 26;

/**
 * What the machine and its surroundings need.
 * @param env the environment, whose settings are checked as a start would.
 * @param backups the folder in which backups are kept, if the operator named one.
 */
export const machineChecks = (settings: Settings, files: FileStore, env: NodeJS.ProcessEnv, backups: string | undefined): Check[] => [
  { name: 'Settings', look: () => lookAtSettings(settings, env) },
  { name: 'Disk', look: async () => [await lookAtDisk(settings.dataDir)] },
  { name: 'Files', look: async () => [await tryFiles(files)] },
  { name: 'Mail', look: async () => [await tryMail(settings.smtpUrl)] },
  { name: 'Backups', look: async () => [await lookAtBackups(backups)] },
];

function lookAtSettings(settings: Settings, env: NodeJS.ProcessEnv): Finding[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines.map(problem);
    throw error;
  }
  const url = new URL(settings.publicUrl);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const findings = [ok(`Noria is reached at ${settings.publicUrl}`)];
  if (url.protocol === 'http:' && !isLocal)
    findings.push(problem('PUBLIC_URL is not https: passwords would cross the network in the clear'));
  if (url.protocol === 'https:' && !settings.trustProxy)
    findings.push(warning('TRUST_PROXY is 0: behind a load balancer all visitors share one limit of attempts. Set it to 1 there'));
  if (settings.webhookAllowPrivate)
    findings.push(warning('WEBHOOK_ALLOW_PRIVATE is 1: administrators of companies can make Noria call your private network'));
  return findings;
}

async function lookAtDisk(dataDir: string): Promise<Finding> {
  if (!existsSync(dataDir)) return ok('nothing is kept on this machine');
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / gigabyte).toFixed(1)} GB (${Math.round((bavail / blocks) * 100)} %) free in ${dataDir}`;
  if (free < gigabyte) return problem(`${text}: uploads and soon all writes fail when it is full`);
  return bavail / blocks < 0.1 ? warning(text) : ok(text);
}

/** Writes, reads and removes a file whose name no record has. */
async function tryFiles(files: FileStore): Promise<Finding> {
  const id = randomUUID();
  const bytes = randomBytes(1_024);
  await files.write(id, bytes, 'application/octet-stream');
  try {
    const stream = await files.read(id);
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    const isSame = stream && hash(await buffer(stream)) === hash(bytes);
    return isSame ? ok('written, read and removed one') : problem('a file was written, but not read as it was: check the store');
  } finally {
    await files.remove(id);
  }
}

async function tryMail(smtpUrl: string | undefined): Promise<Finding> {
  if (!smtpUrl) return warning('SMTP_URL is not set: mails stay in the outbox, and nobody outside gets one');
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 });
  try {
    await transport.verify();
    return ok(`${new URL(smtpUrl).host} accepts our sign-in`);
  } catch (error) {
    return problem(`${new URL(smtpUrl).host} does not accept mail: ${(error as Error).message}`);
  } finally {
    transport.close();
  }
}

async function lookAtBackups(folder: string | undefined): Promise<Finding> {
  if (!folder) return warning('not checked: name their folder, npm run doctor -- /srv/backups');
  if (!existsSync(folder)) return problem(`${folder} does not exist`);
  const [newest] = readdirSync(folder)
    .filter(name => name.endsWith('.zip'))
    .map(name => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  if (!newest) return problem(`${folder} holds none: npm run backup -- ${join(folder, 'noria.zip')}`);
  const isSealed = await isEncrypted(newest.path);
  if (!isSealed) (await openBackup(newest.path)).close();
  const hours = Math.round((Date.now() - newest.time) / 3_600_000);
  return hours > backupAge
    ? problem(`the newest, ${newest.path}, is ${hours} hours old`)
    : ok(
        `the newest, ${newest.path}, is ${hours} hours old and ${isSealed ? 'encrypted: only a restore shows whether it is complete' : 'complete'}`,
      );
}
