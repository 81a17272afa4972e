import type { Locator, Page } from 'playwright-core';
import { wordingOf } from '../support/wording.ts';
import type { Look } from '../support/Visitors.ts';
import type { Shell } from '../web/shell/Shell.ts';
import { navigate } from '../web/navigate.ts';

/** A vendor of the journey, and how they answer. */
export interface Seller {
  id: string;
  name: string;
  email: string;
  say: ReturnType<typeof wordingOf>;
  look: Look;
  /** Unit prices of both products, as typed; an empty one is not offered. */
  prices: [string, string];
  tax: string;
  /** The days of delivery and of the end of the offer, as typed in the vendor's language. */
  days: [string, string];
}

/** What the books say of the journey: changes of accounts since it began, by number, and the stock and budget that it made. */
export interface Books {
  accounts: Record<string, number>;
  stock: { quantity: string; stockValue: string }[];
  budget: { actual: string; committed: string };
  owed: string[];
}

const phone: Look = { viewport: { width: 390, height: 844 }, theme: 'dark' };
const sellers = [
  { name: 'Nora Becker', language: 'en', look: {}, prices: ['10', '30'], tax: '19.53', days: ['7/31/2031', '8/31/2031'] },
  { name: 'رنا الخطيب', language: 'ar', look: phone, prices: ['١١', '٢٨'], tax: '٠', days: ['31/7/2031', '31/8/2031'] },
  { name: 'Lucía Marín', language: 'sp', look: {}, prices: ['12', ''], tax: '0', days: ['31/7/2031', '31/8/2031'] },
] as const;

/** Two products that are kept in stock, a budget and three vendors, made for the journey, and the browsers of a buyer and an administrator. */
export class PurchaseTelling {
  readonly say = wordingOf('en');
  readonly title = 'Spares for the press';
  readonly products = ['Bearing 6204', 'Shaft seal'] as const;
  readonly head = 'Spare parts';
  sellers: Seller[] = [];
  /** The orders that the award makes, of the first two vendors. */
  orderIds: string[] = [];
  #stockIds: string[] = [];
  /** The pages of vendors who have opened a link, by their addresses. */
  readonly #guests = new Map<string, Page>();
  #before: Record<string, number> = {};

  private constructor(
    readonly shell: Shell,
    readonly page: Page,
    readonly admin: Page,
  ) {}

  static async of(shell: Shell): Promise<PurchaseTelling> {
    const page = await shell.visit('/vendorManagement/requisition/?dialog=new', 'procurement@atlas.test', wide);
    const admin = await shell.visit('/my-work/', 'admin@atlas.test', wide);
    const telling = new PurchaseTelling(shell, page, admin);
    await telling.#prepare();
    return telling;
  }

  button = (id: string, within: Page | Locator = this.page, values?: Record<string, string>): Locator =>
    within.getByRole('button', { name: this.say(id, values), exact: true });

  /** Chooses a record by its name in a field of a form. */
  async choose(form: Locator, id: string, name: string, index = 0): Promise<void> {
    await form
      .getByRole('combobox', { name: this.say(id) })
      .nth(index)
      .fill(name);
    await this.page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  }

  /** Presses the button of an action, fills in its dialog, and confirms it. */
  async act(id: string, page = this.page, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.button(id, page).click();
    const dialog = page.getByRole('dialog');
    await fill?.(dialog);
    await this.button(id, dialog).click();
    await dialog.waitFor({ state: 'detached' });
  }

  goToOrder = (index: number): Promise<void> => navigate(this.page, `/vendorManagement/PO/${this.orderIds[index]}/`);

  /** Opens the link in the newest mail to a vendor, as they read it. */
  async opened({ email, look }: Seller): Promise<Page> {
    const asked = `query($to: String) { outboxMails(first: 1, filter: { to: { eq: $to } }, sort: { field: CREATED_AT, direction: DESC }) {
      edges { node { body } } } }`;
    const { outboxMails } = await this.ask<{ outboxMails: { edges: { node: { body: string } }[] } }>(asked, { to: email });
    const [, path] = /https?:\/\/[^/]+(\/\S*data=[\w-]+)/.exec(outboxMails.edges[0].node.body)!;
    const left = this.#guests.get(email);
    if (left) await navigate(left, path);
    const guest = left ?? (await this.shell.visit(path, undefined, look));
    this.#guests.set(email, guest);
    return guest;
  }

  /** Reads what ledger, stock, budget and payables say. */
  async books(): Promise<Books> {
    const query = `query($first: ID!, $second: ID!, $parties: [ID!]) { ${accounts} budgetReport { heads { title actual committed } }
      first: inventoryProduct(id: $first) { quantity stockValue } second: inventoryProduct(id: $second) { quantity stockValue }
      openItems(first: 5, filter: { partyId: { in: $parties }, balance: { atLeast: "0.01" } }) { edges { node { balance } } } }`;
    const [first, second] = this.#stockIds;
    const read = await this.ask<Read>(query, { first, second, parties: this.sellers.map(({ id }) => id) });
    const now = closingsOf(read);
    const changed = Object.entries(now).map(
      ([number, closing]) => [number, Math.round((closing - (this.#before[number] ?? 0)) * 100) / 100] as const,
    );
    const { actual, committed } = read.budgetReport.heads.find(({ title }) => title === this.head)!;
    return {
      accounts: Object.fromEntries(changed.filter(([, change]) => change !== 0)),
      stock: [read.first, read.second],
      budget: { actual, committed },
      owed: read.openItems.edges.map(({ node }) => node.balance),
    };
  }

  ask = <Data>(query: string, variables: object = {}): Promise<Data> => this.shell.send<Data>(this.admin, query, variables);

  async #make(name: string, input: object): Promise<string> {
    const title = name[0].toUpperCase() + name.slice(1);
    const mutation = `mutation($input: Create${title}Input!) { made: create${title}(input: $input) { errors { field code } ${name} { id } } }`;
    const { made } = await this.ask<{ made: { errors: object[]; [name: string]: unknown } }>(mutation, { input });
    if (made.errors.length) throw new Error(JSON.stringify(made.errors));
    return (made[name] as { id: string }).id;
  }

  async #prepare(): Promise<void> {
    const productGroupIds = [await this.#make('productGroup', { title: 'Press parts' })];
    for (const [index, { language, name, ...answer }] of sellers.entries()) {
      const email = `press${index}@parts.test`;
      const contact = { name, companyName: `${name} Co`, email, phone: '34699118866', address: '1 Road', country: 'ES' };
      const terms = { vendorType: 'RECURRING', currency: 'USD', language: language.toUpperCase(), productGroupIds };
      const id = await this.#make('vendor', { ...contact, ...terms });
      this.sellers.push({ id, name, email, say: wordingOf(language), ...answer, prices: [...answer.prices], days: [...answer.days] });
    }
    for (const name of this.products) {
      const stocked = { name, manufacturer: 'Sella', quantity: '1', purchasePrice: '5', salePrice: '20' };
      const inventoryProductId = await this.#make('inventoryProduct', stocked);
      this.#stockIds.push(inventoryProductId);
      await this.#make('procurementProduct', { name, inventoryProductId });
    }
    const cap = { description: 'For machines.', type: 'FIXED', mode: 'CASH', category: 'IT', maximumAmount: '1000', onBreach: 'STOP' };
    await this.#make('expenseHead', { title: this.head, ...cap });
    this.#before = closingsOf(await this.ask<Read>(`{ ${accounts} }`));
  }
}

const wide: Look = { viewport: { width: 1440, height: 1000 } };
const accounts = 'trialBalance(to: "2031-01-01") { rows { number closing } }';

interface Read {
  trialBalance: { rows: { number: string; closing: string }[] };
  budgetReport: { heads: { title: string; actual: string; committed: string }[] };
  first: Books['stock'][number];
  second: Books['stock'][number];
  openItems: { edges: { node: { balance: string } }[] };
}

const closingsOf = ({ trialBalance }: Read) =>
  Object.fromEntries(trialBalance.rows.map(({ number, closing }) => [number, Number(closing)]));
