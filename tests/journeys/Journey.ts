import type { Locator, Page } from 'playwright-core';
import { wordingOf } from '../support/wording.ts';
import type { Shell } from '../web/shell/Shell.ts';
import { navigate } from '../web/navigate.ts';

/** The parts of a journey that vary. */
export interface JourneyWords {
  language: 'en' | 'ar';
  /** The user, and a colleague who watches. */
  people: [string, string];
  /** How many customers are in the file, their name, before their numbers, and their towns. */
  customers: number;
  name: string;
  towns: [string, string];
  country: string;
  goods: string;
  quantity: string;
  price: string;
  /** The total with tax, as shown on screen and paper. */
  total: string;
  terms: string;
  /** The person who accepts the quotation. */
  signer: string;
}

/** A user's journey: their browser, and the wording of their screens. */
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

  /** Starts on the list of customers. */
  static async of(shell: Shell, told: JourneyWords): Promise<Journey> {
    const prefix = told.language === 'en' ? '' : `/${told.language}`;
    return new Journey(shell, told, prefix, await shell.visit(`${prefix}/CRM/customer/`, told.people[0], wide));
  }

  /** A button on the page or in part of it, by message id. */
  button = (id: string, within: Page | Locator = this.page, values?: Record<string, string>): Locator =>
    within.getByRole('button', { name: this.say(id, values), exact: true });

  dialog = (id: string, values?: Record<string, string>): Locator => this.page.getByRole('dialog', { name: this.say(id, values) });

  /** Goes to a path, in the user's language. */
  go = (path: string): Promise<void> => navigate(this.page, this.prefix + path);

  /** Opens a page that a colleague sees meanwhile. */
  colleague = (path: string): Promise<Page> => this.shell.visit(this.prefix + path, this.told.people[1], wide);
}

/** Wide enough for all columns of the board. */
const wide = { viewport: { width: 2000, height: 1000 } };
