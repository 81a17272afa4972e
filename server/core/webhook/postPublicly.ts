import { lookup } from 'node:dns';
import { request as http, type IncomingMessage } from 'node:http';
import { request as https } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { failures } from './webhookFailure.rules.ts';

/** How an address answered: its status and how its answer began. */
export interface Answered {
  statusCode: number;
  response: string;
}

/** What to send, and whether it may go to this machine's own network. */
export interface Post {
  url: string;
  body: string;
  headers: Record<string, string>;
  allowPrivate: boolean;
}

const patience = 10_000;
const shown = 1_000;

/**
 * Posts to an address on the internet; follows no redirect. Which machine a name leads to is looked at as the connection is made, so a name
 * that changes its mind leads nowhere private either.
 * @throws Error whose message may be shown to an administrator: no answer in 10 s, a private address, no such name.
 */
export async function postPublicly({ url, body, headers, allowPrivate }: Post): Promise<Answered> {
  const target = new URL(url);
  const literal = target.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(literal) && !isPublic(literal)) throw new Error(failures.privateNetwork);
  const send = target.protocol === 'https:' ? https : http;
  return new Promise((answered, failed) => {
    const request = send(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: allowPrivate ? undefined : publicLookup,
        agent: false,
        signal: AbortSignal.timeout(patience),
      },
      response => void beginningOf(response).then(text => answered({ statusCode: response.statusCode ?? 0, response: text }), failed),
    );
    request.on('error', error =>
      failed(error.name === 'AbortError' || error.name === 'TimeoutError' ? new Error(failures.noAnswer) : error),
    );
    request.end(body);
  });
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    if (!addresses.length || addresses.some(({ address }) => !isPublic(address))) return done(new Error(failures.privateNetwork), '', 0);
    if (options.all) return (done as unknown as (error: null, all: typeof addresses) => void)(null, addresses);
    return done(null, addresses[0].address, addresses[0].family);
  });
};

/** The only addresses of IPv6 that are given out (RFC 4291 2.4); all others lead to this machine, its network, or an IPv4 address within. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is one of the internet's: not this machine, not its network, not a range with a meaning of its own. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false;
  return parsed.range() === 'unicast';
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += part as string;
    if (text.length >= shown) break;
  }
  // PostgreSQL stores no NUL.
  return text.slice(0, shown).replaceAll('\u0000', '');
}
