import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { signedInState, type BrowserState } from './signedInState.ts';

const nobody: BrowserState = { cookies: [], origins: [] };
/** How a user views Noria: Playwright's options, and the theme stored in the browser. */
export interface Look extends BrowserContextOptions {
  theme?: 'light' | 'dark';
}

const usualSize = { width: 1280, height: 720 };

/**
 * Browsers of a server's users, signed in without going through the sign-in page. A page is reused after its test, with its storage
 * cleared: its code is already compiled, so it loads in a third of the time.
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

  /** A separate browser context, signed in when `email` is given. Blocks service workers, because tests cannot see their requests. */
  async context(email?: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const storageState = email ? await this.#state(email) : undefined;
    const context = await this.browser.newContext({ baseURL: this.url, storageState, serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(20_000);
    context.on('page', page => this.#listen(page));
    this.#contexts.add(context);
    return context;
  }

  /** A page of a user who has just signed in, or of a first-time visitor; returned to the pool at the end of the calling test. */
  async visit(path: string, email?: string, look: Look = {}): Promise<Page> {
    const page = await this.#take(path, email, look);
    if (TestRunner.getCurrentTest())
      onTestFinished(async ({ task }) => (task.result?.state === 'fail' ? page.context().close() : this.#giveBack(page, email, look)));
    return page;
  }

  /** The same for concurrent tests: returned to the pool when `work` is done. */
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

  /** Browser errors since the last call. */
  complaints(): string[] {
    return this.#complaints.splice(0);
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
  }
}

/** Pages of the same kind are interchangeable. */
const kindOf = (email: string | undefined, { viewport: _viewport, theme: _theme, ...options }: Look) => JSON.stringify([email, options]);
