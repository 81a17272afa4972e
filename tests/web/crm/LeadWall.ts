import type { Locator, Page } from 'playwright-core';
import { signedInAs, type Client } from '../../support/Client.ts';
import type { Shell } from '../shell/Shell.ts';

/** A board with three leads of its own, `Zephyr …`, found by search, and what a person does on it and sees of it. */
export class LeadWall {
  static readonly address = '/CRM/leads/?q=Zephyr';

  constructor(readonly page: Page) {}

  /** From the top of the inquiries: pumps 100, valves 250, hoses 1000. Answers who made them, and their ids. */
  static async fill(shell: Shell): Promise<{ crm: Client; ids: Record<string, string> }> {
    const crm = await signedInAs(shell.server, 'crm@atlas.test');
    const address = { address: '1 Main St', city: 'Boston', country: 'US' };
    const { customer } = await crm.mutate('createCustomer', { name: 'Wind & Water', ...address }, 'customer { id }');
    const ids: Record<string, string> = {};
    for (const [what, orderValue] of Object.entries({ hoses: '1000', valves: '250', pumps: '100' })) {
      const lines = [{ description: what, quantity: '1', unitPrice: orderValue }];
      const input = { title: `Zephyr ${what}`, customerId: customer.id, description: what, reason: 'New site', orderValue, lines };
      ids[what] = (await crm.mutate('createLead', input, 'lead { id }')).lead.id;
    }
    return { crm, ids };
  }

  column = (name: string): Locator => this.page.getByRole('region', { name, exact: true });
  card = (title: string): Locator =>
    this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: title, exact: true }) });

  /** Drags a card by mouse into a column: above all its cards, or below them. */
  async drag(title: string, column: string, at: 'top' | 'end' = 'top'): Promise<void> {
    const from = (await this.card(title).boundingBox())!;
    const list = (await this.column(column).getByRole('list').boundingBox())!;
    const { mouse } = this.page;
    await mouse.move(from.x + 12, from.y + from.height - 8);
    await mouse.down();
    await mouse.move(from.x + 30, from.y + from.height, { steps: 3 });
    await mouse.move(list.x + list.width / 2, at === 'top' ? list.y + 4 : list.y + list.height - 8, { steps: 8 });
    // A person lets go when the board shows where the card would land.
    await this.column(column).locator('li[aria-hidden=true]').waitFor();
    await mouse.up();
  }

  /** Moves a card to a column by its menu. */
  async choose(title: string, column: string): Promise<void> {
    await this.card(title).locator('[popovertarget]').click();
    await this.card(title).getByRole('button', { name: column, exact: true }).click();
  }

  press = (handle: string, key: string): Promise<void> => this.page.getByRole('button', { name: handle, exact: true }).press(key);

  /** Whether all of a card's width is on the screen. */
  async inSight(title: string): Promise<boolean> {
    const { x, width } = (await this.card(title).boundingBox())!;
    return x >= 0 && x + width <= this.page.viewportSize()!.width;
  }

  /** A screen reader is told so. */
  hears = (text: string | RegExp): Promise<void> =>
    this.page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });
}
