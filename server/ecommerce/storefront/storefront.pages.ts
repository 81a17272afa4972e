import type { Page, PageReply } from '../../core/pages/Page.ts';
import { sitePages, type SitePage } from '../../core/pages/PublicSite.ts';
import { answerCart, changeCart } from './checkout/cart.pages.ts';
import { answerCatalogue, answerProduct } from './catalogue/catalogue.pages.ts';
import { answerCheckout, answerThanks, askCheckout } from './checkout/checkout.pages.ts';
import { noticesPage } from '../payment/notices.pages.ts';
import { answerPay } from './checkout/pay.pages.ts';
import { feeds } from './catalogue/feeds.pages.ts';
import { picturePage } from './catalogue/picture.pages.ts';
import { ShopRequests, type ShopRequest } from './ShopRequests.ts';
import { answerStop, askStop, chooseReminders, takeUpCart } from './reminder/reminder.pages.ts';
import { trackingPages } from './tracking/tracking.pages.ts';

import {
  answerAccount,
  answerAccountOrder,
  answerLink,
  answerReview,
  answerSignIn,
  askLink,
  askReview,
  askSignIn,
  cancelAccountOrder,
  signOut,
} from './account/account.pages.ts';

type Answer = (asked: ShopRequest, requests: ShopRequests) => Promise<PageReply>;

const ofShop: SitePage<Answer>[] = [
  ['GET', '', answerCatalogue],
  ['GET', '/product/:id', answerProduct],
  ['GET', '/product/:id/:name', answerProduct],
  ['GET', '/cart', answerCart],
  ['POST', '/cart', changeCart],
  ['GET', '/checkout', askCheckout],
  ['POST', '/checkout', answerCheckout],
  ['GET', '/pay', answerPay],
  ['GET', '/thanks', answerThanks],
  ['GET', '/account', answerAccount],
  ['GET', '/account/sign-in', askSignIn],
  ['POST', '/account/sign-in', answerSignIn],
  ['POST', '/account/sign-out', signOut],
  ['GET', '/account/link/:secret', askLink],
  ['POST', '/account/link/:secret', answerLink],
  ['GET', '/account/orders/:id', answerAccountOrder],
  ['POST', '/account/orders/:id', cancelAccountOrder],
  ['GET', '/account/reviews/:id', askReview],
  ['POST', '/account/reviews/:id', answerReview],
  ['POST', '/account/reminders', chooseReminders],
  ['GET', '/cart/kept/:secret', takeUpCart],
  ['GET', '/reminders/:secret', askStop],
  ['POST', '/reminders/:secret', answerStop],
];

/** Search engines read shops, and nothing that belongs to one visitor. */
const robots = `User-agent: *
${['cart', 'checkout', 'pay', 'thanks', 'account', 'reminders'].flatMap(page => [`Disallow: /shop/*/${page}`, `Disallow: /*/shop/*/${page}`]).join('\n')}
Disallow: /track/
Disallow: /*/track/
Disallow: /api/
Disallow: /graphql
`;

const requests = new ShopRequests();

/** The public shop of each company at `/shop/{address}/`, and the page that follows an order at `/track/{trackingId}/`, as HTML. */
export const storefrontPages: Page[] = [
  ...sitePages('/shop/:address', ofShop, answer => (request, reply) => requests.answer(request, reply, asked => answer(asked, requests))),
  ...trackingPages(requests),
  picturePage,
  noticesPage,
  ...feeds,
  { method: 'GET', path: '/robots.txt', answer: async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots) },
];
