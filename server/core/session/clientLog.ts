import type { FastifyBaseLogger } from 'fastify';

const aMinute = 60;
const cut = (value: unknown, length: number) => (typeof value === 'string' ? value.replace(/\p{Cc}/gu, ' ').slice(0, length) : undefined);

/** Writes what browsers report (POST _log) to the log: few, short, and never trusted. */
export function clientLog(log: FastifyBaseLogger): (report: Record<string, unknown>) => void {
  let minute = 0;
  let written = 0;
  return ({ level, code, message }) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, written] = [now, 0];
    if (++written > aMinute) return;
    log.info({ client: { level: cut(level, 10), code: cut(code, 60), message: cut(message, 300) } }, 'a browser reports');
  };
}
