import { lookup } from 'node:dns';
import { request as http, type IncomingMessage } from 'node:http';
import { request as https } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { failures } from './webhookFailure.rules.ts';

/** An HTTP response: its status and the beginning of its body. */
export interface DeliveryResponse {
  statusCode: number;
  response: string;
}

/** The request to send, and whether it may reach this machine's own network. */
export interface Post {
  url: string;
  body: string;
  headers: Record<string, string>;
  allowPrivate: boolean;
}

const timeout = 10_000;
const shown = 1_000;

/**
 * Posts to a public internet address without following redirects. The IP address is checked when the connection is made, so DNS rebinding
 * cannot reach a private address either.
 * @throws Error whose message may be shown to an administrator: no answer in 10 s, a private address, unknown host.
 */
export async function postPublicly({ url, body, headers, allowPrivate }: Post): Promise<DeliveryResponse> {
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
        signal: AbortSignal.timeout(timeout),
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

/**
 * The only IPv6 addresses allocated for global unicast (RFC 4291 2.4); all others lead to this machine, its network, or an embedded IPv4
 * address.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is a public internet address: not this machine, not its network, not a special-purpose range. */
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
  // PostgreSQL cannot store NUL.
  return text.slice(0, shown).replaceAll('\u0000', '');
}
