import { request as http, type IncomingMessage } from 'node:http';
import { request as https } from 'node:https';
import { isPrivateLiteral, publicLookup } from '../upload/publicAddress.ts';
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
  const refused = () => new Error(failures.privateNetwork);
  if (!allowPrivate && isPrivateLiteral(target)) throw refused();
  const send = target.protocol === 'https:' ? https : http;
  return new Promise((answered, failed) => {
    const request = send(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: allowPrivate ? undefined : publicLookup(refused),
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

async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += part as string;
    if (text.length >= shown) break;
  }
  // PostgreSQL cannot store NUL.
  return text.slice(0, shown).replaceAll('\u0000', '');
}
