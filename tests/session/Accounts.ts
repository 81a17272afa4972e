import type { TestServer } from '../support/startServer.ts';
import { ask, type SignedUp } from './Browser.ts';

/** Payload of an account mutation. */
export type Payload = { errors: { field: string | null; code: string }[]; accessToken?: string; viewer?: Record<string, unknown> };

/** Accounts of a server, through its API. */
export class Accounts {
  constructor(private readonly server: TestServer) {}

  /** Runs one mutation and returns its payload. */
  async run(name: string, input: object, bearer?: string, fields = ''): Promise<Payload> {
    const type = `${name[0].toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await ask<Record<string, Payload>>(
      this.server,
      `mutation ($input: ${type}!) { ${name}(input: $input) { errors { field code } ${fields} } }`,
      { input },
      bearer,
    );
    if (errors) throw new Error(errors[0].extensions.code);
    return data[name];
  }

  /** The viewer that a token represents; null if there is none. */
  async viewer(bearer: string): Promise<Record<string, unknown> | null> {
    const query = '{ viewer { userId name permissions language timeZone currency mustChooseCurrency } }';
    return (await ask<{ viewer: Record<string, unknown> | null }>(this.server, query, {}, bearer)).data.viewer;
  }

  signIn = ({ email }: { email: string }, password: string): Promise<Payload> =>
    this.run('signIn', { email, password }, undefined, 'accessToken');

  /** The token in the newest mail to a user, as an administrator without a mail server reads it. */
  async mailedToken({ viewer: { companyId }, email }: SignedUp): Promise<string> {
    const [mail] = await this.server.database.platformIn(companyId, em =>
      em.execute<{ kept_text: string }[]>('select kept_text from outbox_mail where recipient = ? order by id desc limit 1', [email]),
    );
    return /token=([\w-]+)/.exec(mail.kept_text)![1];
  }
}
