import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { sharedChromium } from '../../support/chromium.ts';
import { startServer, type TestServer } from '../../support/startServer.ts';
import { Visitors, type Look } from '../../support/Visitors.ts';

/** Noria with its demo, and browsers of its people. */
export class Shell {
  private constructor(
    readonly server: TestServer,
    readonly visitors: Visitors,
  ) {}

  static async open(env: NodeJS.ProcessEnv = {}): Promise<Shell> {
    const server = await startServer(env, { template: 'demo', webRoot: join(import.meta.dirname, '../../../dist/web') });
    return new Shell(server, new Visitors(await sharedChromium(), server.url));
  }

  /** A browser of its own, which stays until all tests of the file are done; signed in when `email` is given. */
  context(email?: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
    return this.visitors.context(email, options);
  }

  /** A page at a path, until the test is over. */
  visit(path: string, email?: string, look?: Look): Promise<Page> {
    return this.visitors.visit(path, email, look);
  }

  /** What the browsers have complained of since they were last asked. */
  complaints(): string[] {
    return this.visitors.complaints();
  }

  /** Sends an operation as whoever a page is signed in as: what another window, or another person, does meanwhile. */
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

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The page's own path, without what follows `?`. */
export const pathOf = (page: Page) => new URL(page.url()).pathname;
