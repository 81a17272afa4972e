import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { sharedChromium } from '../../support/chromium.ts';
import { portForBrowsers, startServer, type TestServer } from '../../support/startServer.ts';
import { Visitors, type Look } from '../../support/Visitors.ts';

/** Noria with its demo and its built web client, and a browser to visit it. */
export class PublicSite {
  private constructor(
    readonly server: TestServer,
    readonly visitors: Visitors,
  ) {}

  static async open(): Promise<PublicSite> {
    const server = await startServer(
      { PORT: `${await portForBrowsers()}` },
      { template: 'demo', webRoot: join(import.meta.dirname, '../../../dist/web') },
    );
    return new PublicSite(server, new Visitors(await sharedChromium(), server));
  }

  /** Opens a path as a first-time visitor, or as a signed-in user, until the end of the test. */
  async visit(path: string, look?: Look, email?: string): Promise<Page> {
    const page = await this.visitors.visit(path, email, look);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  /** The page that an earlier test of the file has left, gone on from there (`Visitors.goOn`). */
  async goOn(path: string, look?: Look, email?: string): Promise<Page> {
    const page = await this.visitors.goOn(path, email, look);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  /** Browser errors since the last call. */
  complaints(): string[] {
    return this.visitors.complaints();
  }

  /** The link in the newest mail to an address. */
  async linkMailedTo(email: string): Promise<string> {
    const [mail] = await this.server.database.platform(em =>
      em.execute<{ kept_text: string }[]>('select kept_text from outbox_mail where recipient = ? order by id desc limit 1', [email]),
    );
    return /https?:\S+token=\S+/.exec(mail?.kept_text ?? '')?.[0] ?? '';
  }

  async close(): Promise<void> {
    await this.visitors.close();
    await this.server.stop();
  }
}

export const passwordField = (page: Page) => page.getByRole('textbox', { name: /^Password/ });
