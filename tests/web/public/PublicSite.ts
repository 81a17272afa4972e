import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { startServer, type TestServer } from '../../support/startServer.ts';

/** Noria with its demo and its built web client, and a browser to visit it. */
export class PublicSite {
  readonly #complaints: string[] = [];

  private constructor(
    readonly server: TestServer,
    readonly browser: Browser,
  ) {}

  static async open(): Promise<PublicSite> {
    const server = await startServer({}, { template: 'demo', webRoot: join(import.meta.dirname, '../../../dist/web') });
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
    return new PublicSite(server, browser);
  }

  /** Opens a path as somebody who has never been here. */
  async visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    return this.visitIn(await this.context(options), path);
  }

  /** A browser of its own. */
  context(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    return this.browser.newContext({ baseURL: this.server.url, ...options });
  }

  /** Opens a path in a browser that may have been here before. */
  async visitIn(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    page.on('console', message => message.type() === 'error' && this.#complaints.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', error => this.#complaints.push(`${page.url()}: ${error.message}`));
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  /** What the browser has complained of since it was last asked. */
  complaints(): string[] {
    return this.#complaints.splice(0);
  }

  /** The link in the newest mail to an address. */
  async linkMailedTo(email: string): Promise<string> {
    const [mail] = await this.server.database.platform(em =>
      em.execute<{ kept_text: string }[]>('select kept_text from outbox_mail where recipient = ? order by id desc limit 1', [email]),
    );
    return /https?:\S+token=\S+/.exec(mail?.kept_text ?? '')?.[0] ?? '';
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }
}

export const passwordField = (page: Page) => page.getByRole('textbox', { name: /^Password/ });
