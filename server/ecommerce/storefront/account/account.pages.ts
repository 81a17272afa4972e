import { createElement } from 'react';
import { asExpected } from '../../../core/database/databaseErrors.ts';
import { Refused, RequestError } from '../../../core/errors.ts';
import { check } from '../../../core/graphql/check.ts';
import type { PageReply } from '../../../core/pages/Page.ts';
import { errorText } from '../../../core/rules/errorText.ts';
import { idForm } from '../../../core/rules/idForm.ts';
import type { ShopRequest, ShopRequests } from '../ShopRequests.ts';
import { toShop } from '../Visit.ts';
import { signInRules } from './account.rules.ts';
import { AccountOrderPage } from './AccountOrderPage.tsx';
import { AccountOrders } from './AccountOrders.tsx';
import { AccountService } from './AccountService.ts';
import { ordersPageSize, readOrder, readOrders, readReviewed } from './accountOrders.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { LinkPage } from './LinkPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { rememberCart } from '../reminder/keptCarts.ts';
import { readShopLink, sendShopLink, enterByLink } from './shopLinks.ts';
import { endSession, type ShopAccount } from './shopSessions.ts';

/** Answers a customer who is signed in; leads everybody else to where they can. */
const asCustomer =
  (answer: (asked: ShopRequest, requests: ShopRequests, account: ShopAccount) => Promise<PageReply>) =>
  async (asked: ShopRequest, requests: ShopRequests): Promise<PageReply> => {
    const account = await requests.accountOf(asked);
    return account ? answer(asked, requests, account) : asked.reply.redirect(toShop(asked.visit, '/account/sign-in/'));
  };

const nowhere = ({ reply, visit }: ShopRequest, requests: ShopRequests) =>
  requests.refuse(reply, visit, 404, ['notFoundTitle', 'notFoundText']);

/** `GET /shop/{address}/account/`: the customer's orders. */
export const answerAccount = asCustomer(async (asked, requests, account) => {
  const { request, reply, context, visit } = asked;
  const wanted = Number(request.query.page ?? 1);
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 1_000 ? wanted : 1;
  const { total, orders } = await context.database.inCompany(visit.shop, em => readOrders(em, account.id, page));
  const pages = Math.max(1, Math.ceil(total / ordersPageSize));
  if (page > pages) return nowhere(asked, requests);
  return requests.send(reply, createElement(AccountOrders, { visit, account, orders, page, pages }));
});

/** `GET /shop/{address}/account/sign-in/` */
export async function askSignIn(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { reply, visit } = asked;
  if (await requests.accountOf(asked)) return reply.redirect(toShop(visit, '/account/'));
  return requests.send(reply, createElement(SignInPage, { visit }));
}

/** `POST /shop/{address}/account/sign-in/`: sends a link to the address, if it is a customer's; the answer is the same for any other. */
export async function answerSignIn({ request, reply, context, visit }: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const typed = (request.form.email ?? '').slice(0, 1_000);
  try {
    const { email } = check(signInRules, { email: typed });
    await sendShopLink(context, visit.shop, email, visit.language);
    return requests.send(reply, createElement(SignInPage, { visit, sentTo: email }));
  } catch (error) {
    const issue = asExpected(error)?.issues[0];
    if (!issue) throw error;
    const problems = { email: errorText(visit.language, issue.code, issue.params) };
    return requests.send(reply, createElement(SignInPage, { visit, form: { values: { email: typed }, problems, notices: [] } }), 422);
  }
}

/** `GET /shop/{address}/account/link/{secret}/`: asks whether to sign in, because programs that check mails open links too. */
export async function askLink(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  return showLink(asked, requests, await emailOf(asked));
}

/** `POST /shop/{address}/account/link/{secret}/`: signs in, once. */
export async function answerLink(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { request, reply, context, visit } = asked;
  const session = (await emailOf(asked)) && (await enterByLink(context, visit.shop, request.params.secret));
  if (!session) return showLink(asked, requests, undefined);
  requests.keepAccount(reply, visit.shop, session);
  await rememberCart(asked, session, asked.basket.cart);
  return reply.redirect(toShop(visit, '/account/'));
}

/** The address that the link of a page signs in; undefined for one that does not work. */
const emailOf = ({ request, context, visit }: ShopRequest): Promise<string | undefined> =>
  readShopLink(context, visit.shop, request.params.secret).catch((error: unknown) => {
    if (error instanceof Refused) return undefined;
    throw error;
  });

function showLink({ request, reply, visit }: ShopRequest, requests: ShopRequests, email: string | undefined): PageReply {
  // Other servers are not told the address; with `no-referrer` a browser would not tell this one where the form comes from.
  reply.header('referrer-policy', 'same-origin');
  return requests.send(reply, createElement(LinkPage, { visit, secret: request.params.secret, email }), email ? 200 : 404);
}

/** `POST /shop/{address}/account/sign-out/`: ends the session of this browser, or with `everywhere` all of the customer's. */
export async function signOut(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { request, reply, context, visit } = asked;
  const secret = requests.accountSecret(asked);
  if (secret) await context.database.inCompany(visit.shop, em => endSession(em, secret, 'everywhere' in request.form));
  requests.keepAccount(reply, visit.shop, '');
  return reply.redirect(toShop(visit, '/account/sign-in/'));
}

/** `GET /shop/{address}/account/orders/{id}/` */
export const answerAccountOrder = asCustomer((asked, requests, account) => showOrder(asked, requests, account));

async function showOrder(asked: ShopRequest, requests: ShopRequests, account: ShopAccount, problem?: string): Promise<PageReply> {
  const { request, reply, context, visit } = asked;
  const { id } = request.params;
  const order = idForm.test(id) ? await context.database.inCompany(visit.shop, em => readOrder(em, account.id, id)) : undefined;
  if (!order) return nowhere(asked, requests);
  return requests.send(reply, createElement(AccountOrderPage, { visit, order, problem }), problem ? 422 : 200);
}

/** `POST /shop/{address}/account/orders/{id}/`: cancels the order. */
export const cancelAccountOrder = asCustomer(async (asked, requests, account) => {
  const { request, reply, context, visit } = asked;
  const { id } = request.params;
  if (!idForm.test(id)) return nowhere(asked, requests);
  try {
    await new AccountService(context, visit, requests.accountSecret(asked)).cancel(id);
    return reply.redirect(toShop(visit, `/account/orders/${id}/`));
  } catch (error) {
    if (isMissing(error)) return nowhere(asked, requests);
    if (!(error instanceof Refused)) throw error;
    return showOrder(asked, requests, account, visit.words.text('account.cannotCancel'));
  }
});

const isMissing = (error: unknown) => error instanceof RequestError && error.code === 'NOT_FOUND';

/** `GET /shop/{address}/account/reviews/{id}/`: asks what the customer says about a product. */
export const askReview = asCustomer((asked, requests, account) => showReview(asked, requests, account));

async function showReview(asked: ShopRequest, requests: ShopRequests, account: ShopAccount, problems = {}): Promise<PageReply> {
  const { request, reply, context, visit } = asked;
  const { id } = request.params;
  const product = idForm.test(id) ? await context.database.inCompany(visit.shop, em => readReviewed(em, account.id, id)) : undefined;
  if (!product) return nowhere(asked, requests);
  const { rating = product.rating ?? '', text = product.text ?? '' } = request.form;
  const form = { values: { rating: String(rating), text }, problems, notices: [] };
  return requests.send(reply, createElement(ReviewPage, { visit, product, form }), Object.keys(problems).length > 0 ? 422 : 200);
}

/** `POST /shop/{address}/account/reviews/{id}/` */
export const answerReview = asCustomer(async (asked, requests, account) => {
  const { request, reply, context, visit } = asked;
  const { id } = request.params;
  if (!idForm.test(id)) return nowhere(asked, requests);
  try {
    await new AccountService(context, visit, requests.accountSecret(asked)).review(id, request.form);
    return reply.redirect(toShop(visit, `/product/${id}/#reviews`));
  } catch (error) {
    if (isMissing(error)) return nowhere(asked, requests);
    const issues = asExpected(error)?.issues;
    if (!issues) throw error;
    const said = issues.map(({ field = 'text', code, params }) => [field, errorText(visit.language, code, params)]);
    return showReview(asked, requests, account, Object.fromEntries(said));
  }
});
