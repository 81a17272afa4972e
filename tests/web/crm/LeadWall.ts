import type { Locator, Page } from 'playwright-core';
import { signedInAs, type Client } from '../../support/Client.ts';
import type { Shell } from '../shell/Shell.ts';

/** A board with three leads of its own, `Zephyr …`, found by search; what a user does on it and sees there. */
export class LeadWall {
  static readonly address = '/CRM/leads/?q=Zephyr';

  constructor(readonly page: Page) {}

  /** Inquiries from the top: pumps 100, valves 250, hoses 1000. Returns the client that created them, and their ids. */
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

  /** Drags a card into a column by mouse: above all its cards, or below them. */
  async drag(title: string, column: string, at: 'top' | 'end' = 'top'): Promise<void> {
    const from = (await this.card(title).boundingBox())!;
    const list = (await this.column(column).getByRole('list').boundingBox())!;
    const { mouse } = this.page;
    await mouse.move(from.x + 12, from.y + from.height - 8);
    await mouse.down();
    await mouse.move(from.x + 30, from.y + from.height, { steps: 3 });
    await mouse.move(list.x + list.width / 2, at === 'top' ? list.y + 4 : list.y + list.height - 8, { steps: 8 });
    // A user lets go when the board shows where the card would land.
    await this.column(column).locator('li[aria-hidden=true]').waitFor();
    await mouse.up();
  }

  /** Moves a card to a column through its menu. */
  async choose(title: string, column: string): Promise<void> {
    await this.card(title).locator('[popovertarget]').click();
    await this.card(title).getByRole('button', { name: column, exact: true }).click();
  }

  press = (handle: string, key: string): Promise<void> => this.page.getByRole('button', { name: handle, exact: true }).press(key);

  /** Whether the full width of a card is on the screen. */
  async inSight(title: string): Promise<boolean> {
    const { x, width } = (await this.card(title).boundingBox())!;
    return x >= 0 && x + width <= this.page.viewportSize()!.width;
  }

  /** Waits for an announcement to screen readers. */
  hears = (text: string | RegExp): Promise<void> =>
    this.page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });
}
