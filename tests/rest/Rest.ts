import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../support/Client.ts';
import { openSession } from '../support/openSession.ts';
import { send } from '../support/send.ts';
import type { TestServer } from '../support/startServer.ts';

/** Response to a call. */
export interface RestAnswer {
  status: number;
  body: Answer['data'];
  headers: IncomingHttpHeaders;
}

/** A user who talks to a server over the documented API. */
export class Rest {
  constructor(
    readonly url: string,
    readonly token?: string,
    readonly headers: Record<string, string> = {},
  ) {}

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  post = (path: string, body: unknown = {}, headers?: Record<string, string>) => this.send('POST', path, body, headers);
  put = (path: string, body: unknown = {}, headers?: Record<string, string>) => this.send('PUT', path, body, headers);
  delete = (path: string) => this.send('DELETE', path);

  /** Sends a call below /api/v1; an object is sent as JSON, a form or a text as it is. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<RestAnswer> {
    const isPlain = typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams;
    const encoded = isPlain ? new Response(body) : undefined;
    const type = encoded ? encoded.headers.get('content-type') : body !== undefined && 'application/json';
    const all = {
      ...(type && { 'content-type': type }),
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
      ...this.headers,
      ...headers,
    };
    const bytes = encoded ? await encoded.bytes() : body === undefined ? undefined : JSON.stringify(body);
    const { text, ...answer } = await send(`${this.url}/api/v1${path}`, method, all, bytes);
    return { ...answer, body: text ? JSON.parse(text) : undefined };
  }
}

/** Signs a user in. */
export async function restAs(server: TestServer, email: string, headers: Record<string, string> = {}): Promise<Rest> {
  return new Rest(server.url, (await openSession(server, email)).accessToken, headers);
}
