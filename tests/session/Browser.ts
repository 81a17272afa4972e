import type { TestServer } from '../support/startServer.ts';

/** A response, fully read. */
export interface Answer {
  status: number;
  text: string;
  json: { url?: string; csrfToken?: string; user?: Record<string, unknown> } & Record<string, unknown>;
  headers: Headers;
  setCookies: string[];
}

/** Speaks the session layer's protocol as a browser would: keeps cookies, but follows no redirects. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(readonly base: string) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  /** Posts a form with json=true, as the client does. */
  async post(path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, {
      method: 'POST',
      body: new URLSearchParams({ json: 'true', ...form }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  async send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.base}/api/auth${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { cookie }), ...init.headers },
    });
    const setCookies = response.headers.getSetCookie();
    for (const line of setCookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    let json = {};
    try {
      json = JSON.parse(text) as object;
    } catch {
      // Not every answer is JSON.
    }
    return { status: response.status, text, json, headers: response.headers, setCookies };
  }

  async csrfToken(): Promise<string> {
    return (await this.get('/csrf')).json.csrfToken!;
  }

  async signIn(email: string, password: string, more: Record<string, string> = {}): Promise<Answer> {
    return this.post('/callback/credentials', { csrfToken: await this.csrfToken(), email, password, ...more });
  }

  async signOut(more: Record<string, string> = {}): Promise<Answer> {
    return this.post('/signout', { csrfToken: await this.csrfToken(), ...more });
  }

  /** The signed-in user. */
  async user(): Promise<Record<string, unknown> | undefined> {
    return (await this.get('/session')).json.user;
  }
}

/** Queries the GraphQL endpoint. */
export async function ask<T = Record<string, never>>(
  server: { url: string },
  query: string,
  variables: object = {},
  bearer?: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string; extensions: { code: string } }[] };
  return { data, errors, headers: response.headers };
}

/** A user who has signed up and administers their own company. */
export interface SignedUp {
  email: string;
  password: string;
  accessToken: string;
  viewer: { userId: string; companyId: string; roleId: string };
}

let people = 0;

/** Signs up a new user. */
export async function signUp(server: TestServer): Promise<SignedUp> {
  const email = `person${++people}@${server.url.split(':').at(-1)}.test`;
  const password = 'a right password';
  const { data, errors } = await ask<{ signUp: { errors: object[]; accessToken: string; viewer: SignedUp['viewer'] } }>(
    server,
    `mutation ($input: SignUpInput!) { signUp(input: $input) { errors { field code message } accessToken viewer { userId companyId roleId } } }`,
    { input: { name: 'Samira Haddad', email, password, companyName: `Company of ${email}` } },
  );
  if (errors || data.signUp.errors.length) throw new Error(JSON.stringify(errors ?? data.signUp.errors));
  return { email, password, ...data.signUp };
}
