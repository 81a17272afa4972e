import type { ReactNode } from 'react';
import type { Context } from '../../core/graphql/Context.ts';
import type { PageReply, PageRequest } from '../../core/pages/Page.ts';
import type { Database } from '../../core/database/Database.ts';
import { drawPage, sendDrawn } from '../../core/pages/PublicPage.tsx';
import { PublicSite } from '../../core/pages/PublicSite.ts';
import { SharedReads } from '../../core/pages/SharedReads.ts';
import type { Formats } from '../../core/print/Wording.ts';
import { piecesIn, readCart, writeCart, type Cart } from './checkout/cart.ts';
import { couponCodes } from '../coupon/ecommerceCoupon.rules.ts';
import type { Basket } from './checkout/priceCart.ts';
import { accountOf, sessionDays, type ShopAccount } from './account/shopSessions.ts';
import { openShop, type OpenShop } from './openShop.ts';
import { NoticePage } from './pages/NoticePage.tsx';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };
import type { Visit } from './Visit.ts';

/** Seconds for which a browser keeps a cart, the order that was placed in it, and its customer's session. */
const lives = { cart: 30 * 86_400, placed: 86_400, account: sessionDays * 86_400 };

/** A request to a page of a shop, ready to be answered. */
export interface ShopRequest {
  request: PageRequest;
  reply: PageReply;
  context: Context;
  visit: Visit & { shop: OpenShop };
  basket: Basket;
}

/** Reads requests of visitors, and sends them pages. */
export class ShopRequests extends PublicSite {
  // A process may serve several databases, as tests do.
  readonly #shared = new WeakMap<Database, SharedReads>();

  constructor() {
    super({ en, ar, sp });
  }

  /** What a page is drawn from. */
  visitOf(request: PageRequest, shop?: OpenShop, formats: Formats | undefined = shop): Visit {
    const pieces = shop ? piecesIn(this.cartOf(request, shop)) : 0;
    return { ...this.visitIn(request, formats), shop, pieces };
  }

  cartOf(request: PageRequest, { address }: OpenShop): Cart {
    return readCart(request.cookies.get(`cart-${address}`));
  }

  basketOf(request: PageRequest, shop: OpenShop): Basket {
    const codes = request.cookies.get(`coupons-${shop.address}`)?.split('.');
    const { data = [] } = couponCodes.safeParse(codes);
    return { cart: this.cartOf(request, shop), couponCodes: data };
  }

  /** The tracking id of the order that was last placed in this browser. */
  placedIn(request: PageRequest, { address }: OpenShop): string | undefined {
    return request.cookies.get(`placed-${address}`);
  }

  keepCart(reply: PageReply, { address }: OpenShop, cart: Cart): void {
    reply.keep(`cart-${address}`, writeCart(cart), cart.size > 0 ? lives.cart : 0);
  }

  keepCoupons(reply: PageReply, { address }: OpenShop, codes: string[]): void {
    reply.keep(`coupons-${address}`, codes.join('.'), codes.length > 0 ? lives.cart : 0);
  }

  keepPlaced(reply: PageReply, { address }: OpenShop, trackingId: string): void {
    reply.keep(`placed-${address}`, trackingId, lives.placed);
  }

  /** The secret of the session in a shop; another shop's opens nothing. */
  accountSecret({ request, visit: { shop } }: ShopRequest): string | undefined {
    return request.cookies.get(`account-${shop.address}`);
  }

  /** The customer who is signed in. */
  async accountOf(asked: ShopRequest): Promise<ShopAccount | undefined> {
    const secret = this.accountSecret(asked);
    return secret ? asked.context.database.inCompany(asked.visit.shop, em => accountOf(em, secret)) : undefined;
  }

  /** Has the browser keep a session; nothing ends it. */
  keepAccount(reply: PageReply, { address }: OpenShop, secret: string): void {
    reply.keep(`account-${address}`, secret, secret ? lives.account : 0);
  }

  /**
   * Sends a page that is the same for everybody with the same language and as many pieces in the cart; it is read and drawn once for all who ask
   * for it at one moment.
   * @param of names the page within the shop.
   * @param page reads it; without one, there is no such page.
   */
  async sendShared({ reply, context, visit }: ShopRequest, of: string, page: () => Promise<ReactNode | undefined>): Promise<PageReply> {
    const html = await this.#sharedOn(context).read(JSON.stringify([visit.shop, visit.language, visit.pieces, of]), async () => {
      const drawn = await page();
      return drawn === undefined ? undefined : drawPage(drawn);
    });
    return html === undefined ? this.refuse(reply, visit, 404, ['notFoundTitle', 'notFoundText']) : sendDrawn(reply, html);
  }

  /** Sends a page that says why there is no other. */
  refuse(reply: PageReply, visit: Visit, status: number, [title, text]: [title: string, text: string]): PageReply {
    const { words } = visit;
    return this.send(reply, NoticePage({ visit, title: words.text(title), text: words.text(text) }), status);
  }

  /** Answers a request to a page of a shop; says so if there is no such shop, or if too many requests come from where it comes from. */
  async answer(request: PageRequest, reply: PageReply, work: (asked: ShopRequest) => Promise<PageReply>): Promise<PageReply> {
    if (this.isBraked(request, reply)) return this.refuse(reply, this.visitOf(request), 429, ['tooMany', 'tooManyText']);
    const { context } = request;
    const { address } = request.params;
    const found = await this.#sharedOn(context).read(address, () => openShop(context.database, address));
    const shop = found && { ...found, takesCard: found.takesCard && context.cards !== undefined };
    if (!shop) return this.refuse(reply, this.visitOf(request), 404, ['notFoundTitle', 'noShop']);
    const visit = { ...this.visitOf(request, shop), shop };
    return work({ request, reply, context, visit, basket: this.basketOf(request, shop) });
  }

  #sharedOn({ database }: Context): SharedReads {
    const shared = this.#shared.get(database) ?? new SharedReads();
    this.#shared.set(database, shared);
    return shared;
  }
}
