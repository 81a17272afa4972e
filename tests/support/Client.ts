import { demoPassword } from '../../server/demo/loadDemo.ts';
import { openSession } from './openSession.ts';
import { send } from './send.ts';
import { startServer, type TestServer } from './startServer.ts';

/** Tests check the shape of answers themselves, so the type stays loose. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Shown = any;

/** Response to a GraphQL request. */
export interface Answer {
  status: number;
  data: Shown;
  errors: { message: string; path?: (string | number)[]; extensions: { code: string; requestId?: string; field?: string } }[];
}

/** A user who talks to a server over GraphQL. */
export class Client {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  async query(query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const all = {
      'content-type': 'application/json',
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
      ...headers,
    };
    const { status, text } = await send(`${this.url}/graphql`, 'POST', all, JSON.stringify({ query, variables }));
    return { errors: [], data: null, status, ...(JSON.parse(text) as object) };
  }

  /** Runs a mutation with one input and returns its payload. */
  async mutate(
    name: string,
    input: Record<string, unknown>,
    selection: string,
    inputType = `${name[0].toUpperCase()}${name.slice(1)}Input`,
  ): Promise<Shown> {
    const answer = await this.query(
      `mutation($input: ${inputType}!) { ${name}(input: $input) { errors { field code params message } ${selection} } }`,
      { input },
    );
    if (answer.errors.length) throw new Error(JSON.stringify(answer.errors));
    return answer.data![name];
  }
}

/** Starts a server with the demo's companies, once per test file. */
export const startDemo = (env?: NodeJS.ProcessEnv): Promise<TestServer> => startServer(env, { template: 'demo' });

/** Signs in as a user: with the password, if one is given or nothing but the server's address is known. */
export async function signedInAs(server: TestServer | { url: string }, email: string, password?: string): Promise<Client> {
  if (password === undefined && 'database' in server) return new Client(server.url, (await openSession(server, email)).accessToken);
  const answer = await new Client(server.url).mutate('signIn', { email, password: password ?? demoPassword }, 'accessToken');
  if (!answer.accessToken) throw new Error(`${email} could not sign in: ${JSON.stringify(answer.errors)}`);
  return new Client(server.url, answer.accessToken as string);
}
