import { createElement } from 'react';
import type { PageReply } from '../../../core/pages/Page.ts';
import { accountOf } from '../account/shopSessions.ts';
import type { ShopRequest, ShopRequests } from '../ShopRequests.ts';
import { toShop } from '../Visit.ts';
import { agree, revoke } from './consent.ts';
import { rememberCart } from './keptCarts.ts';
import { byReminder, readKeptCart } from './reminderLinks.ts';
import { StopPage } from './StopPage.tsx';

/** `POST /shop/{address}/account/reminders/`: the customer agrees to be reminded of carts (`agrees`), or no longer. */
export async function chooseReminders(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { request, reply, context, visit, basket } = asked;
  const secret = requests.accountSecret(asked);
  await context.database.inCompany(visit.shop, async em => {
    const account = await accountOf(em, secret);
    if (account) await ('agrees' in request.form ? agree(em, account.id) : revoke(em, account.id));
  });
  await rememberCart(asked, secret, basket.cart);
  return reply.redirect(toShop(visit, '/account/'));
}

/** `GET /shop/{address}/cart/kept/{secret}/`: puts what the customer was reminded of back into the cart of this browser. */
export async function takeUpCart(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { reply, visit, basket } = asked;
  const kept = await byReminder(asked, readKeptCart);
  if (kept?.size) requests.keepCart(reply, visit.shop, new Map([...kept, ...basket.cart]));
  return reply.redirect(toShop(visit, '/cart/'));
}

/** `GET /shop/{address}/reminders/{secret}/`: asks whether to stop, because programs that check mails open links too. */
export async function askStop(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  return answer(asked, requests, await byReminder(asked, async () => false));
}

/** `POST /shop/{address}/reminders/{secret}/`: the customer is reminded no more. */
export async function answerStop(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const isStopped = await byReminder(asked, async (em, customerId) => {
    await revoke(em, customerId);
    return true;
  });
  return answer(asked, requests, isStopped);
}

function answer({ request, reply, visit }: ShopRequest, requests: ShopRequests, isStopped: boolean | undefined): PageReply {
  // With `no-referrer` a browser would not tell this server where the form comes from.
  reply.header('referrer-policy', 'same-origin');
  if (isStopped === undefined) return requests.refuse(reply, visit, 404, ['account.linkOver', 'reminders.linkOver']);
  return requests.send(reply, createElement(StopPage, { visit, secret: request.params.secret, isStopped }));
}
