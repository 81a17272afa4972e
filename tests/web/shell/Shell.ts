import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { sharedChromium, type Life } from '../../support/chromium.ts';
import { portForBrowsers, startServer, type TestServer } from '../../support/startServer.ts';
import { Visitors, type Look } from '../../support/Visitors.ts';

/** Noria with its demo, and browsers of its users. */
export class Shell {
  private constructor(
    readonly server: TestServer,
    readonly visitors: Visitors,
  ) {}

  static async open(env: NodeJS.ProcessEnv = {}, life?: Life): Promise<Shell> {
    const server = await startServer(
      { PORT: `${await portForBrowsers()}`, ...env },
      { template: 'demo', webRoot: join(import.meta.dirname, '../../../dist/web') },
    );
    return new Shell(server, new Visitors(await sharedChromium(life), server));
  }

  /** A browser context of its own, until the end of the test or, outside of one, of the file; signed in when `email` is given. */
  context(email?: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
    return this.visitors.context(email, options);
  }

  /** A page at a path, until the end of the test. */
  visit(path: string, email?: string, look?: Look): Promise<Page> {
    return this.visitors.visit(path, email, look);
  }

  /** A page that an earlier test of the file has left, gone on from there (`Visitors.goOn`). */
  goOn(path: string, email?: string, look?: Look): Promise<Page> {
    return this.visitors.goOn(path, email, look);
  }

  /** A page of a user in a session of their own, which the test may end. */
  async arrive(path: string, email: string): Promise<Page> {
    this.visitors.forget(email);
    const page = await this.visitors.visit(path, email);
    this.visitors.forget(email);
    return page;
  }

  /** Browser errors since the last call. */
  complaints(): string[] {
    return this.visitors.complaints();
  }

  /** Sends an operation as the user signed in on a page, to simulate another window or another user. */
  async send<Data>(page: Page, query: string, variables: object): Promise<Data> {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const answer = await fetch(`${this.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return ((await answer.json()) as { data: Data }).data;
  }

  async close(): Promise<void> {
    await this.visitors.close();
    await this.server.stop();
  }
}

/** Signs in on the page for it, which may still be on its way: no other page asks for a password. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Password/ }).fill(demoPassword);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Path of the page, without the query. */
export const pathOf = (page: Page) => new URL(page.url()).pathname;
