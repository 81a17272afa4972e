import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { Context } from '../../core/graphql/Context.ts';
import type { RequestParts } from '../../core/graphql/Callers.ts';
import { originOf } from '../../core/graphql/originOf.ts';
import { Wording, type Formats } from '../../core/print/Wording.ts';
import { readCookies } from '../../core/session/cookies.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { piecesIn, readCart, writeCart, type Cart } from './cart.ts';
import { couponCodes } from '../coupon/ecommerceCoupon.rules.ts';
import type { Basket } from './priceCart.ts';
import { openShop, type OpenShop } from './openShop.ts';
import { PageRate } from './PageRate.ts';
import { NoticePage } from './pages/NoticePage.tsx';
import { drawPage } from './pages/ShopPage.tsx';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };
import type { Visit } from './Visit.ts';

const texts = { en, ar, sp };

/** Pages a minute from one network: more than a person reads. */
const pagesAMinute = 240;

/** Seconds for which a browser keeps a cart, and the order that was placed in it. */
const lives = { cart: 30 * 86_400, placed: 86_400 };

/** Formats of pages that belong to no company. */
const plain: Formats = { timeZone: 'UTC', dateFormat: 'MEDIUM', numberFormat: 'LANGUAGE', currency: null };

/** A request to a page of a shop, ready to be answered. */
export interface ShopRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  context: Context;
  visit: Visit & { shop: OpenShop };
  basket: Basket;
}

/** Reads requests of visitors, who are nobody's users: no session or token counts here. */
export class ShopRequests {
  readonly #rate = new PageRate(pagesAMinute);

  constructor(private readonly parts: RequestParts) {}

  /** The context of a visitor, in the language of the address. */
  contextOf(request: FastifyRequest, reply: FastifyReply, language: Language): Context {
    const { callers: _, ...services } = this.parts;
    const none = { viewer: null, recogniseAgain: async () => null, maySetSession: false };
    return { ...services, ...none, language, origin: originOf(request), answerHeader: (name, value) => void reply.header(name, value) };
  }

  /** What a page is drawn from. */
  visitOf(request: FastifyRequest, language: Language, shop?: OpenShop, formats: Formats = shop ?? plain): Visit {
    const pieces = shop ? piecesIn(this.cartOf(request, shop)) : 0;
    return { language, words: new Wording(language, formats, texts), publicUrl: this.parts.session.settings.publicUrl, shop, pieces };
  }

  cartOf(request: FastifyRequest, { address }: OpenShop): Cart {
    return readCart(readCookies(request.headers.cookie).get(`cart-${address}`));
  }

  basketOf(request: FastifyRequest, shop: OpenShop): Basket {
    const codes = readCookies(request.headers.cookie).get(`coupons-${shop.address}`)?.split('.');
    const { data = [] } = couponCodes.safeParse(codes);
    return { cart: this.cartOf(request, shop), couponCodes: data };
  }

  /** The tracking id of the order that was last placed in this browser. */
  placedIn(request: FastifyRequest, { address }: OpenShop): string | undefined {
    return readCookies(request.headers.cookie).get(`placed-${address}`);
  }

  keepCart(reply: FastifyReply, { address }: OpenShop, cart: Cart): void {
    this.#keep(reply, `cart-${address}`, writeCart(cart), cart.size > 0 ? lives.cart : 0);
  }

  keepCoupons(reply: FastifyReply, { address }: OpenShop, codes: string[]): void {
    this.#keep(reply, `coupons-${address}`, codes.join('.'), codes.length > 0 ? lives.cart : 0);
  }

  keepPlaced(reply: FastifyReply, { address }: OpenShop, trackingId: string): void {
    this.#keep(reply, `placed-${address}`, trackingId, lives.placed);
  }

  #keep(reply: FastifyReply, name: string, value: string, seconds: number): void {
    const secure = this.parts.session.settings.publicUrl.startsWith('https:') ? '; Secure' : '';
    void reply.header('set-cookie', `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
  }

  /** Sends a page. */
  send(reply: FastifyReply, page: ReactNode, status = 200): FastifyReply {
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'private, no-cache').send(drawPage(page));
  }

  /** Sends a page that says why there is no other. */
  refuse(reply: FastifyReply, visit: Visit, status: number, [title, text]: [title: string, text: string]): FastifyReply {
    const { words } = visit;
    return this.send(reply, NoticePage({ visit, title: words.text(title), text: words.text(text) }), status);
  }

  /** Answers a request to a page of a shop; says so if there is no such shop, or if too many requests come from where it comes from. */
  async answer(
    request: FastifyRequest<{ Params: { address: string } }>,
    reply: FastifyReply,
    language: Language,
    work: (asked: ShopRequest) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    if (this.isBraked(request, reply)) return this.refuse(reply, this.visitOf(request, language), 429, ['tooMany', 'tooManyText']);
    if (request.method === 'POST' && !this.#isOwn(request)) return reply.code(403).send();
    const shop = await openShop(this.parts.database, request.params.address);
    if (!shop) return this.refuse(reply, this.visitOf(request, language), 404, ['notFoundTitle', 'noShop']);
    const visit = { ...this.visitOf(request, language, shop), shop };
    return work({ request, reply, context: this.contextOf(request, reply, language), visit, basket: this.basketOf(request, shop) });
  }

  /** Whether too many requests come from where this one comes from. */
  isBraked({ ip }: FastifyRequest, reply: FastifyReply): boolean {
    if (!this.#rate.isExceeded(ip)) return false;
    void reply.header('retry-after', '60');
    return true;
  }

  /** Whether a form was sent from a page of this server: browsers say where a form comes from. */
  #isOwn({ headers }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    if (!headers.origin) return true;
    const hosts = [headers.host, new URL(this.parts.session.settings.publicUrl).host];
    return URL.canParse(headers.origin) && hosts.includes(new URL(headers.origin).host);
  }
}
