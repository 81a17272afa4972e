import type { Locator, Page } from 'playwright-core';
import { wordingOf } from '../support/wording.ts';
import type { Shell } from '../web/shell/Shell.ts';

/** What differs from one telling to another. */
export interface JourneyWords {
  language: 'en' | 'ar';
  /** Who tells it, and a colleague who watches. */
  people: [string, string];
  /** What the customers are called, before their numbers, and where they are. */
  name: string;
  towns: [string, string];
  country: string;
  goods: string;
  quantity: string;
  price: string;
  /** What that comes to with tax, as screen and paper write it. */
  total: string;
  terms: string;
  /** Who accepts the quotation. */
  signer: string;
}

/** Whoever tells a story: his browser, and the words his screens use. */
export class Journey {
  readonly say;

  private constructor(
    readonly shell: Shell,
    readonly told: JourneyWords,
    readonly prefix: string,
    readonly page: Page,
  ) {
    this.say = wordingOf(told.language);
  }

  /** One who has the list of customers before him. */
  static async of(shell: Shell, told: JourneyWords): Promise<Journey> {
    const prefix = told.language === 'en' ? '' : `/${told.language}`;
    return new Journey(shell, told, prefix, await shell.visit(`${prefix}/CRM/customer/`, told.people[0], wide));
  }

  /** A button of the page or of a part of it, by message id. */
  button = (id: string, within: Page | Locator = this.page, values?: Record<string, string>): Locator =>
    within.getByRole('button', { name: this.say(id, values), exact: true });

  dialog = (id: string, values?: Record<string, string>): Locator => this.page.getByRole('dialog', { name: this.say(id, values) });

  /** To a path, in his language. */
  go = (path: string): Promise<unknown> => this.page.goto(this.prefix + path);

  /** What a colleague sees meanwhile. */
  colleague = (path: string): Promise<Page> => this.shell.visit(this.prefix + path, this.told.people[1], wide);
}

/** Wide enough for all columns of the board. */
const wide = { viewport: { width: 2000, height: 1000 } };
