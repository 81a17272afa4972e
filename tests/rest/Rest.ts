import type { Answer } from '../support/Client.ts';
import { openSession } from '../support/openSession.ts';
import type { TestServer } from '../support/startServer.ts';

/** Response to a call. */
export interface RestAnswer {
  status: number;
  body: Answer['data'];
  headers: Headers;
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
    const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData) && !(body instanceof URLSearchParams);
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        ...(isJson && { 'content-type': 'application/json' }),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...this.headers,
        ...headers,
      },
      body: isJson ? JSON.stringify(body) : (body as string | undefined),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  }
}

/** Signs a user in. */
export async function restAs(server: TestServer, email: string, headers: Record<string, string> = {}): Promise<Rest> {
  return new Rest(server.url, await openSession(server, email), headers);
}
