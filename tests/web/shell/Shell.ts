import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { startServer, type TestServer } from '../../support/startServer.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Noria with its demo, and browsers of its people. */
export class Shell {
  readonly #complaints: string[] = [];
  readonly #states = new Map<string, State>();

  private constructor(
    readonly server: TestServer,
    readonly browser: Browser,
  ) {}

  static async open(env: NodeJS.ProcessEnv = {}): Promise<Shell> {
    const server = await startServer(env, { template: 'demo', webRoot: join(import.meta.dirname, '../../../dist/web') });
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
    return new Shell(server, browser);
  }

  /** A browser of its own; signed in when `email` is given, through the sign-in page the first time. */
  async context(email?: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const storageState = email ? (this.#states.get(email) ?? (await this.#signIn(email))) : undefined;
    const context = await this.browser.newContext({ baseURL: this.server.url, storageState, ...options });
    context.setDefaultTimeout(20_000);
    context.on('page', page => this.#listen(page));
    return context;
  }

  /** A page of such a browser, at a path. */
  async visit(path: string, email?: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await (await this.context(email, options)).newPage();
    await page.goto(path);
    return page;
  }

  async #signIn(email: string): Promise<State> {
    const context = await this.browser.newContext({ baseURL: this.server.url });
    const page = await context.newPage();
    await page.goto('/authentication/sign-in/');
    await signIn(page, email);
    // Home, in the language of whoever has signed in.
    await page.waitForURL(({ pathname }) => /^\/((ar|sp)\/)?$/.test(pathname));
    const state = await context.storageState();
    this.#states.set(email, state);
    await context.close();
    return state;
  }

  #listen(page: Page) {
    page.on('console', message => message.type() === 'error' && this.#complaints.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', error => this.#complaints.push(`${page.url()}: ${error.message}`));
  }

  /** What the browsers have complained of since they were last asked. */
  complaints(): string[] {
    return this.#complaints.splice(0);
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
    await this.browser.close();
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
