import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';
import { RequestLogger } from './RequestLogger.ts';

/** Never logged: credentials. */
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'newPassword', 'oldPassword', 'accessToken', 'token'];

/**
 * Configures HTTP logging: JSON lines on stdout, one per request, with the request id that errors carry too. The id is the load balancer's
 * `x-request-id` if `TRUST_PROXY` is set and the id is well-formed, otherwise a new one.
 */
export function httpLogging({
  logLevel,
  trustProxy,
}: Pick<Settings, 'logLevel' | 'trustProxy'>): Pick<
  FastifyServerOptions,
  'logger' | 'childLoggerFactory' | 'genReqId' | 'requestIdHeader' | 'trustProxy' | 'logController'
> {
  return {
    logger: {
      level: logLevel,
      base: { pid: process.pid },
      stream: lines(),
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths: secrets.flatMap(name => [keyOf(name), `*${keyOf(name)}`, `*.headers${keyOf(name)}`]), censor: '[hidden]' },
    },
    childLoggerFactory: (parent, bindings, options) => new RequestLogger(parent, bindings, options),
    // The line for each request is written in metrics.ts.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    trustProxy,
    genReqId: request => (trustProxy && saneId(request)) || randomUUID(),
  };
}

/** Writes the lines of one event loop turn to stdout together, and the rest before the process exits. */
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
