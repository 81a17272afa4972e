import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Context } from '../graphql/Context.ts';
import type { Language } from '../session/Viewer.ts';
import type { SentForm } from './sentForm.ts';

/** A request to a page. Its context has no viewer: no session and no token counts for pages. */
export interface PageRequest {
  /** Of the path. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  /** Fields of a form that was sent. */
  form: Readonly<Record<string, string>>;
  /** Reads a form with files, once the page has decided to. */
  sentForm: () => Promise<SentForm>;
  /** What was sent as JSON, unread. */
  text: string;
  headers: IncomingHttpHeaders;
  cookies: ReadonlyMap<string, string>;
  context: Context;
}

interface KeptCookie {
  name: string;
  value: string;
  seconds: number;
}

/** The answer to a request, in the making. */
export class PageReply {
  status = 200;
  body: string | Readable = '';
  readonly headers = new Map<string, string>();
  readonly cookies: KeptCookie[] = [];

  code(status: number): this {
    this.status = status;
    return this;
  }

  header(name: string, value: string): this {
    this.headers.set(name, value);
    return this;
  }

  type(contentType: string): this {
    return this.header('content-type', contentType);
  }

  send(body: string | Readable = ''): this {
    this.body = body;
    return this;
  }

  /** Has the browser keep a value for so many seconds, out of reach of scripts; 0 makes it forget. */
  keep(name: string, value: string, seconds: number): void {
    this.cookies.push({ name, value, seconds });
  }

  /** Sends the browser elsewhere, to be read with GET. */
  redirect(location: string): this {
    return this.code(303).header('location', location);
  }
}

/** A page or file that a module serves outside the API, to everybody. A form counts only if it was sent from this server. */
export interface Page {
  method: 'GET' | 'POST';
  /** `/shop/:address`; with a trailing slash it is the same. */
  path: string;
  /** English, if omitted. */
  language?: Language;
  /** How many files a form of the page may carry; none, if omitted. */
  maxFiles?: number;
  /** Whether the path contains a secret, so that only the route is logged. */
  hidesAddress?: boolean;
  answer: (request: PageRequest, reply: PageReply) => Promise<PageReply>;
}
