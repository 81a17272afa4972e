import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { priceOf, shopPath, toShop, type Visit } from '../Visit.ts';
import { ShopPage } from '../pages/ShopPage.tsx';
import type { ChargeStatusName } from '../../payment/payment.rules.ts';
import type { ShopPaymentName } from '../../order/ecommerceOrder.rules.ts';
import type { EcommerceOrderStatusName } from '../../order/ecommerceOrderStatuses.rules.ts';

/** An order as the one who just placed it sees it. */
export interface PlacedOrder {
  id: string;
  status: EcommerceOrderStatusName;
  /** None, unless it is paid by card. */
  charge: { status: ChargeStatusName; isOpen: boolean } | null;
  number: string;
  trackingId: string;
  email: string;
  total: string;
  payment: ShopPaymentName | null;
  deliveryTitle: string | null;
  deliveryFee: string;
  lines: { name: string; quantity: number }[];
}

/** /shop/:address/thanks/: the order that was placed in this browser, and how it is paid. */
export function ThanksPage({ visit, order }: { visit: Visit; order: PlacedOrder }) {
  const { words } = visit;
  const { number, email, payment, lines, trackingId, deliveryTitle, deliveryFee } = order;
  const total = priceOf(visit, order.total);
  const isPaid = !order.charge || order.charge.status === 'PAID';
  const openness = order.charge?.isOpen ? 'OPEN' : 'CLOSED';
  return (
    <ShopPage visit={visit} head={{ title: words.text('thanks'), path: shopPath(visit, '/thanks/') }}>
      <h1>{words.text(isPaid ? 'thanks' : 'payTitle')}</h1>
      <p className="intro">{isPaid ? words.text('thanksText', { number, email }) : words.text(`charge.${openness}`, { number })}</p>
      {order.charge?.isOpen && (
        <p className="actions">
          <a className="button primary" href={toShop(visit, '/pay/')}>
            {words.text('payNow', { total })}
          </a>
          <a className="button" href={toShop(visit, '/thanks/')}>
            {words.text('refresh')}
          </a>
        </p>
      )}
      {payment === 'TRANSFER' && (
        <section className="notice">
          <p>{words.text('transferText', { total, number })}</p>
          <p className="long">
            <bdi>{visit.shop!.transferDetails}</bdi>
          </p>
        </section>
      )}
      {payment === 'ON_DELIVERY' && <p>{words.text('paymentText.ON_DELIVERY')}</p>}
      <ul className="brief">
        {lines.map(({ name, quantity }) => (
          <li key={name}>
            <bdi>{name}</bdi> <bdi dir="ltr">× {quantity}</bdi>
          </li>
        ))}
        {deliveryTitle && (
          <li>
            <bdi>{deliveryTitle}</bdi> <bdi dir="ltr">{priceOf(visit, deliveryFee)}</bdi>
          </li>
        )}
      </ul>
      <p className="total">
        <span>{words.text('total')}</span> <strong dir="ltr">{total}</strong>
      </p>
      <p className="actions">
        <a
          className={`button ${isPaid ? 'primary' : ''}`.trim()}
          href={inLanguage(visit.language, `/track/${encodeURIComponent(trackingId)}/`)}
        >
          {words.text('follow')}
        </a>
        <a className="button" href={toShop(visit, '/')}>
          {words.text('browse')}
        </a>
      </p>
    </ShopPage>
  );
}
