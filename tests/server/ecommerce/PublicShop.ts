import { Shop } from './Shop.ts';
import { Buyer } from './Buyer.ts';

/** The settings of the shop, without its address. */
export const shopSettings = {
  isOpen: true,
  title: 'Atlas parts',
  intro: 'Bearings & belts',
  takesCash: true,
  takesTransfer: true,
  remindsOfCarts: true,
  transferDetails: 'IBAN JO94',
};

let count = 0;

/** A public shop as its visitors see it; `shop` is its staff. */
export class PublicShop {
  /** By which it is known, to all companies of a server. */
  readonly address = `atlas-parts-${++count}`;
  readonly path = `/shop/${this.address}`;

  private constructor(readonly shop: Shop) {}

  /** Opens the shop of a company of its own, or the demo's on a server with these settings. */
  static async open(env?: NodeJS.ProcessEnv): Promise<PublicShop> {
    // Each buyer comes from an address of their own.
    const front = new PublicShop(await Shop.open(env && { TRUST_PROXY: '1', ...env }));
    await front.save({ address: front.address });
    await front.shop.withoutDelivery();
    return front;
  }

  save(values: Record<string, unknown>) {
    return this.shop.client.mutate('saveStorefront', { ...shopSettings, ...values }, 'storefront { id version address }');
  }

  visitor(address = this.path): Buyer {
    return new Buyer(this.shop.server, address);
  }

  /** The mails to an address, the first one first. */
  mails(to: string): Promise<{ subject: string; text: string; language: string }[]> {
    return this.shop.server.database.platform(em =>
      em.execute('select subject, kept_text as text, language from outbox_mail where recipient = ? order by id', [to]),
    );
  }

  /** The orders of a customer, the newest first. */
  async ordersOf(email: string) {
    const { data } = await this.shop.client.query(
      `query($search: String) { ecommerceOrders(first: 50, search: $search) { edges { node { id number trackingId status total payment language
        customer { name } } } } }`,
      { search: email },
    );
    return data.ecommerceOrders.edges.map(({ node }: { node: object }) => node);
  }
}
