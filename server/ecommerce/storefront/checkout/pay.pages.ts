import { createElement } from 'react';
import type { PageReply } from '../../../core/pages/Page.ts';
import { beginPayment } from '../../payment/beginPayment.ts';
import type { ShopRequest, ShopRequests } from '../ShopRequests.ts';
import { toShop } from '../Visit.ts';
import { PayPage } from './PayPage.tsx';
import { placedIn } from './placedOrderOf.ts';

/**
 * `GET /shop/{address}/pay/`: leads to the page on which the order that was placed in this browser is paid by card. It is a page of its own,
 * because a form may not lead away from this server.
 */
export async function answerPay(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { reply, context, visit } = asked;
  const { shop } = visit;
  const order = await placedIn(asked, requests);
  if (!order?.charge?.isOpen || !context.cards) return reply.redirect(toShop(visit, '/thanks/'));
  const returnUrl = `${visit.publicUrl}${toShop(visit, '/thanks/')}`;
  const about = { companyId: shop.companyId, orderId: order.id, returnUrl };
  // A provider that does not answer is asked again when the page is opened again.
  const url = await beginPayment(context, context.cards, about).catch(() => null);
  if (url === undefined) return reply.redirect(toShop(visit, '/thanks/'));
  return requests.send(reply, createElement(PayPage, { visit, order, url }), url ? 200 : 503);
}
