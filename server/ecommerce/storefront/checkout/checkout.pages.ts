import { randomUUID } from 'node:crypto';
import type { PageReply } from '../../../core/pages/Page.ts';
import { createElement } from 'react';
import { asExpected, isUnavailable } from '../../../core/database/databaseErrors.ts';
import type { Issue } from '../../../core/errors.ts';
import { check } from '../../../core/graphql/check.ts';
import { countryCodes } from '../../../core/rules/countryCodes.ts';
import { errorText } from '../../../core/rules/errorText.ts';
import { attempt } from '../../../core/session/attempts.ts';
import { expectedTotalRules } from '../../order/ecommerceOrder.rules.ts';
import { readAddresses } from '../account/accountOrders.ts';
import type { ShopAccount } from '../account/shopSessions.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { toldTotal } from './DeliveryChoice.tsx';
import type { FormState } from '../../../core/pages/PageField.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import type { PricedCart } from './CartPage.tsx';
import { ThanksPage } from './ThanksPage.tsx';
import { GuestOrderService } from './GuestOrderService.ts';
import { placedIn } from './placedOrderOf.ts';
import { priceCart } from './priceCart.ts';
import type { ShopRequest, ShopRequests } from '../ShopRequests.ts';
import { checkoutRules } from '../storefront.rules.ts';
import { toShop } from '../Visit.ts';

const fields = ['name', 'email', 'phone', 'country', 'city', 'address', 'notes', 'deliveryMethodId', 'payment'];

const cartOf = ({ context, visit, basket }: ShopRequest, country: string | null) =>
  context.database.inCompany(visit.shop, em => priceCart(em, basket, visit.language, { country, delivers: visit.shop.delivers }));

/** The country that was chosen, if there is such a country. */
const countryIn = ({ country }: Record<string, string>) => (countryCodes.includes(country) ? country : null);

const isBuyable = ({ figures, lines, hasGone }: PricedCart) => figures && !hasGone && lines.every(({ problem }) => !problem);

/** Whether a customer is asked if they want to be reminded of carts: only who is signed in, so that nobody agrees for somebody else. */
const asksReminders = ({ shop }: ShopRequest['visit'], account: ShopAccount | undefined) =>
  shop.remindsOfCarts && account !== undefined && !account.isReminded;

/** Who orders, where they had earlier orders delivered, and where this one goes unless they say otherwise. */
async function knownOf(asked: ShopRequest, requests: ShopRequests) {
  const { request, context, visit } = asked;
  const account = await requests.accountOf(asked);
  if (!account) return { account, addresses: [] };
  const addresses = await context.database.inCompany(visit.shop, em => readAddresses(em, account.id));
  const { name, phone, address, city, country } = addresses.find(({ orderId }) => orderId === request.query.to) ?? addresses[0] ?? account;
  return { account, addresses, to: { name, email: account.email, phone, address, city, country } };
}

/** `GET /shop/{address}/checkout/` */
export async function askCheckout(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { reply, visit } = asked;
  const known = await knownOf(asked, requests);
  const cart = await cartOf(asked, known.to?.country ?? visit.shop.country);
  if (!isBuyable(cart)) return reply.redirect(toShop(visit, '/cart/'));
  const values = { key: randomUUID(), ...(known.to ?? { country: visit.shop.country ?? '' }) };
  const choice = createElement(AddressChoice, { visit, ...known });
  return requests.send(
    reply,
    createElement(
      CheckoutPage,
      { visit, cart, form: { values, problems: {}, notices: [] }, asksReminders: asksReminders(visit, known.account) },
      choice,
    ),
  );
}

/** `POST /shop/{address}/checkout/`: places the order, or says what is wrong with it. */
export async function answerCheckout(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { request, reply, context, visit, basket } = asked;
  const { shop, language } = visit;
  const values = Object.fromEntries(Object.entries(request.form).map(([name, value]) => [name, value.slice(0, 10_000)]));
  try {
    if (!basket.cart.size) return reply.redirect(toShop(visit, '/cart/'));
    if (values.refresh) {
      const cart = await cartOf(asked, countryIn(values));
      if (!cart.figures) return reply.redirect(toShop(visit, '/cart/'));
      const form = { values, problems: {}, notices: [] };
      return requests.send(
        reply,
        createElement(CheckoutPage, { visit, cart, form, asksReminders: asksReminders(visit, await requests.accountOf(asked)) }),
      );
    }
    const told = values[toldTotal(values.deliveryMethodId ?? '')] ?? values.expectedTotal;
    const { expectedTotal } = check(expectedTotalRules.required(), { expectedTotal: told });
    const order = check(checkoutRules, values);
    await attempt(context.database, 'SHOP_ORDER', shop.companyId, context.origin.ipAddress);
    const accountSecret = requests.accountSecret(asked);
    const trackingId = await new GuestOrderService(context, shop).place({
      ...order,
      ...basket,
      language,
      expectedTotal: expectedTotal!,
      accountSecret,
      agrees: 'reminders' in values,
    });
    requests.keepPlaced(reply, shop, trackingId);
    requests.keepCart(reply, shop, new Map());
    requests.keepCoupons(reply, shop, []);
    return reply.redirect(toShop(visit, order.payment === 'CARD' ? '/pay/' : '/thanks/'));
  } catch (error) {
    const isBusy = isUnavailable(error);
    const issues = isBusy ? [{ code: 'busy' }] : asExpected(error)?.issues;
    if (!issues) throw error;
    const now = await cartOf(asked, countryIn(values));
    if (!now.figures) return reply.redirect(toShop(visit, '/cart/'));
    const form = formOf(values, issues, { cart: now, visit });
    const about = { visit, cart: now, form, asksReminders: asksReminders(visit, await requests.accountOf(asked)) };
    return requests.send(reply, createElement(CheckoutPage, about), isBusy ? 503 : 422);
  }
}

/** What was typed, with what is wrong with it: at its field, or else with the order as a whole. */
function formOf(
  values: Record<string, string>,
  issues: Issue[],
  { cart, visit: { language, words } }: { cart: PricedCart } & Pick<ShopRequest, 'visit'>,
): FormState {
  const problems: Record<string, string> = {};
  const notices: string[] = [];
  for (const { field = '', code, params } of issues) {
    const said = errorText(language, code, params);
    const line = /^lines\.(\d+)/.exec(field)?.[1];
    const name = line && cart.lines[Number(line)]?.product.name;
    if (fields.includes(field)) problems[field] ??= said;
    else if (name) notices.push(words.text('lineProblem', { name, problem: said }));
    else notices.push(code === 'priceChanged' ? words.text('pricesChanged') : said);
  }
  return { values: { ...values, key: values.key || randomUUID() }, problems, notices };
}

/** `GET /shop/{address}/thanks/`: the order that was placed in this browser. */
export async function answerThanks(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { reply, visit } = asked;
  const order = await placedIn(asked, requests);
  if (!order) return requests.refuse(reply, visit, 404, ['notFoundTitle', 'notFoundText']);
  return requests.send(reply, createElement(ThanksPage, { visit, order }));
}
