import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/Database.ts';
import { Refused } from '../errors.ts';
import { attempt } from './attempts.ts';

const aMinute = 60;
const cut = (value: unknown, length: number) => (typeof value === 'string' ? value.replace(/\p{Cc}/gu, ' ').slice(0, length) : undefined);

/**
 * Writes browser error reports (POST _log) to the log: few, short, and untrusted. The limits per address and overall are counted in the
 * database for all processes; a flood on one process is stopped before it reaches the database.
 */
export function clientLog(
  log: FastifyBaseLogger,
  database: Pick<Database, 'aside'>,
): (report: Record<string, unknown>, ipAddress: string) => Promise<void> {
  let minute = 0;
  let heard = 0;
  return async ({ level, code, message }, ipAddress) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, heard] = [now, 0];
    if (++heard > aMinute) return;
    try {
      await attempt(database, 'CLIENT_LOG', 'every browser', ipAddress);
    } catch (error) {
      if (error instanceof Refused) return;
      throw error;
    }
    log.info({ client: { level: cut(level, 10), code: cut(code, 60), message: cut(message, 300) } }, 'a browser reports');
  };
}
