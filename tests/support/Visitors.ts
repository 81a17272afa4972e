import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page, WebError } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { navigate } from '../web/navigate.ts';
import { giveBackSeat, takeSeat, tidy, type Seat } from './contexts.ts';
import { signedInState, type BrowserState } from './signedInState.ts';
import type { TestServer } from './startServer.ts';

const nobody: BrowserState = { cookies: [], origins: [] };
/** How a user views Noria: Playwright's options, and the theme stored in the browser. */
export interface Look extends BrowserContextOptions {
  theme?: 'light' | 'dark';
}

/** A context in use, and what is done once it no longer is. */
interface Taken {
  seat: Seat;
  leave: (isBroken?: boolean) => Promise<void>;
}

const usualSize = { width: 1280, height: 720 };

/** Browsers of a server's users, signed in without going through the sign-in page. A context is reused after its test, with its storage cleared. */
export class Visitors {
  readonly #complaints: string[] = [];
  readonly #states = new Map<string, Promise<BrowserState>>();
  readonly #leaving = new Set<() => Promise<void>>();
  /** Pages that tests have left open, by who looks at them and how. */
  readonly #open = new Map<string, Taken[]>();

  constructor(
    private readonly browser: Browser,
    private readonly server: TestServer,
    private readonly url = server.url,
  ) {}

  /** A browser context of its own for the calling test, or for all of the file; signed in when `email` is given. */
  async context(email?: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const { seat, leave } = await this.#take(email, options);
    this.#leaveAfterTest(leave);
    return seat.context;
  }

  /** A page of a user who has just signed in, or of a first-time visitor, until the end of the calling test. */
  async visit(path: string, email?: string, look: Look = {}): Promise<Page> {
    const { theme, viewport, ...options } = look;
    const { seat, leave } = await this.#take(email, options, theme);
    this.#leaveAfterTest(leave);
    await seat.page.setViewportSize(viewport ?? usualSize);
    await seat.page.goto(path);
    return seat.page;
  }

  /**
   * A page that an earlier test of the file has left, for the same user and look: it goes on from there as by a link, in a third of a load's
   * time. Loads one if there is none. What the earlier test has typed, chosen or been told stands where it stood.
   */
  async goOn(path: string, email?: string, look: Look = {}): Promise<Page> {
    const { viewport, ...kept } = look;
    const kind = JSON.stringify([email, kept]);
    const open = this.#open.get(kind) ?? [];
    this.#open.set(kind, open);
    const { theme, ...options } = kept;
    const left = open.pop();
    const taken = left ?? (await this.#take(email, options, theme));
    const { seat, leave } = taken;
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail' || seat.page.isClosed()) return leave(true);
      await tidy(seat);
      open.push(taken);
    });
    await seat.page.setViewportSize(viewport ?? usualSize);
    if (left) await navigate(seat.page, path);
    else await seat.page.goto(path);
    return seat.page;
  }

  /** Signs the user in anew for the next visit, because a test is going to end the session. */
  forget(email: string): void {
    this.#states.delete(email);
  }

  /** Takes a context, and reports its errors until it is left. Blocks service workers, because tests cannot see their requests. */
  async #take(email: string | undefined, given: BrowserContextOptions, theme?: string): Promise<Taken> {
    const options = { serviceWorkers: 'block', reducedMotion: 'reduce', ...given } as const;
    const { cookies, origins } = email ? await this.#state(email) : nobody;
    const remembered = [...(origins[0]?.localStorage ?? []), ...(theme ? [{ name: 'theme', value: theme }] : [])];
    const seat = await takeSeat(this.browser, this.url, options, { cookies, origins: [{ origin: this.url, localStorage: remembered }] });
    const silence = this.#listen(seat.context);
    const leave = async (isBroken = false) => {
      this.#leaving.delete(leave);
      silence();
      await (isBroken ? seat.context.close() : giveBackSeat(this.browser, this.url, options, seat));
    };
    this.#leaving.add(leave);
    return { seat, leave };
  }

  /** A context that a failed test leaves behind is not used again. */
  #leaveAfterTest(leave: (isBroken?: boolean) => Promise<void>): void {
    if (TestRunner.getCurrentTest()) onTestFinished(({ task }) => leave(task.result?.state === 'fail'));
  }

  #state(email: string): Promise<BrowserState> {
    const state = this.#states.get(email) ?? signedInState(this.server, this.url, email);
    this.#states.set(email, state);
    return state;
  }

  /** Collects the errors of a context's pages until the returned function is called. */
  #listen(context: BrowserContext): () => void {
    const heard = (page: Page | undefined, text: string) => this.#complaints.push(`${page?.url()}: ${text}`);
    const onConsole = (message: ConsoleMessage) => message.type() === 'error' && heard(message.page() ?? undefined, message.text());
    const onError = (error: WebError) => heard(error.page() ?? undefined, error.error().message);
    context.on('console', onConsole).on('weberror', onError);
    return () => void context.off('console', onConsole).off('weberror', onError);
  }

  /** Browser errors since the last call. */
  complaints(): string[] {
    return this.#complaints.splice(0);
  }

  async close(): Promise<void> {
    for (const leave of this.#leaving) await leave();
  }
}
