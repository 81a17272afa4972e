import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/Database.ts';
import { Refused } from '../errors.ts';
import { attempt } from './attempts.ts';

const aMinute = 60;
const cut = (value: unknown, length: number) => (typeof value === 'string' ? value.replace(/\p{Cc}/gu, ' ').slice(0, length) : undefined);

/**
 * Writes what browsers report (POST _log) to the log: few, short, and never trusted. How many one address and all of them may report is
 * counted in the database for all processes; what floods one process does not get so far.
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
