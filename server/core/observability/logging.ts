import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';

/** Never in a log: what signs somebody in. */
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'newPassword', 'oldPassword', 'accessToken', 'token'];

/**
 * How the HTTP server logs: JSON lines on stdout, one for each request, with the request id that errors carry too. The id is the
 * balancer's `x-request-id` where `TRUST_PROXY` says that there is one and it looks like an id, else a new one.
 */
export function httpLogging({
  logLevel,
  trustProxy,
}: Pick<Settings, 'logLevel' | 'trustProxy'>): Pick<
  FastifyServerOptions,
  'logger' | 'genReqId' | 'requestIdHeader' | 'trustProxy' | 'logController'
> {
  return {
    logger: {
      level: logLevel,
      base: { pid: process.pid },
      stream: lines(),
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths: secrets.flatMap(name => [keyOf(name), `*${keyOf(name)}`, `*.headers${keyOf(name)}`]), censor: '[hidden]' },
    },
    // One line a request is written in metrics.ts.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    trustProxy,
    genReqId: request => (trustProxy && saneId(request)) || randomUUID(),
  };
}

/** Writes to stdout what is logged in one turn of the event loop at once, and in any case before the process ends. */
function lines() {
  let waiting = '';
  const write = () => {
    if (!waiting) return;
    const text = waiting;
    waiting = '';
    process.stdout.write(text);
  };
  process.once('exit', () => waiting && writeSync(1, waiting));
  return {
    write(line: string) {
      if (!waiting) setImmediate(write);
      waiting += line;
    },
  };
}

const keyOf = (name: string) => `["${name}"]`;

function saneId({ headers }: { headers: IncomingMessage['headers'] }) {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.-]{8,64}$/.test(id) ? id : undefined;
}
