import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { signedInState, type BrowserState } from './signedInState.ts';

const nobody: BrowserState = { cookies: [], origins: [] };
/** How somebody looks at Noria: what Playwright knows, and the theme his browser remembers. */
export interface Look extends BrowserContextOptions {
  theme?: 'light' | 'dark';
}

const usualSize = { width: 1280, height: 720 };

/**
 * Browsers of a server's people, who are signed in without the sign-in page. A page is used again when its test is over, in a browser that
 * remembers nothing: the code is compiled there already, and comes up in a third of the time.
 */
export class Visitors {
  readonly #complaints: string[] = [];
  readonly #states = new Map<string, Promise<BrowserState>>();
  readonly #contexts = new Set<BrowserContext>();
  readonly #idle = new Map<string, Page[]>();

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
  ) {}

  /** A browser of its own; signed in when `email` is given. Its requests are seen by tests, which those of a service worker are not. */
  async context(email?: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const storageState = email ? await this.#state(email) : undefined;
    const context = await this.browser.newContext({ baseURL: this.url, storageState, serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(20_000);
    context.on('page', page => this.#listen(page));
    this.#contexts.add(context);
    return context;
  }

  /** A page of somebody who has just signed in, or of somebody who has never been here; given back at the end of the test that asks for it. */
  async visit(path: string, email?: string, look: Look = {}): Promise<Page> {
    const page = await this.#take(path, email, look);
    if (TestRunner.getCurrentTest())
      onTestFinished(async ({ task }) => (task.result?.state === 'fail' ? page.context().close() : this.#giveBack(page, email, look)));
    return page;
  }

  /** The same for tests that run at once: given back when `work` is done. */
  async during(path: string, email: string | undefined, look: Look, work: (page: Page) => Promise<void>): Promise<void> {
    const page = await this.#take(path, email, look);
    try {
      await work(page);
    } catch (error) {
      await page.context().close();
      throw error;
    }
    await this.#giveBack(page, email, look);
  }

  async #take(path: string, email: string | undefined, { theme, ...options }: Look): Promise<Page> {
    const { cookies, origins } = email ? await this.#state(email) : nobody;
    const page = this.#idle.get(kindOf(email, options))?.pop() ?? (await (await this.context(undefined, options)).newPage());
    const context = page.context();
    await context.clearCookies();
    if (cookies.length) await context.addCookies(cookies);
    await page.setViewportSize(options.viewport ?? usualSize);
    const remembered = [...(origins[0]?.localStorage ?? []), ...(theme ? [{ name: 'theme', value: theme }] : [])];
    const beginning = await page.addInitScript(items => {
      if (location.protocol === 'about:') return;
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, remembered);
    await page.goto(path);
    await beginning.dispose();
    return page;
  }

  async #giveBack(page: Page, email: string | undefined, look: Look): Promise<void> {
    if (page.isClosed()) return;
    const kind = kindOf(email, look);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    this.#idle.set(kind, [...(this.#idle.get(kind) ?? []), page]);
  }

  #state(email: string): Promise<BrowserState> {
    const state = this.#states.get(email) ?? signedInState(this.browser, this.url, email);
    this.#states.set(email, state);
    return state;
  }

  #listen(page: Page): void {
    page.on('console', message => message.type() === 'error' && this.#complaints.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', error => this.#complaints.push(`${page.url()}: ${error.message}`));
  }

  /** What the browsers have complained of since they were last asked. */
  complaints(): string[] {
    return this.#complaints.splice(0);
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
  }
}

/** Pages of one kind can stand for each other. */
const kindOf = (email: string | undefined, { viewport: _viewport, theme: _theme, ...options }: Look) => JSON.stringify([email, options]);
