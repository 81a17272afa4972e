import { mayCustomerCancel } from '../../order/ecommerceOrder.rules.ts';
import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { priceOf, productPath, shopPath, toShop, type Visit } from '../Visit.ts';
import { CartTotal } from '../checkout/CartPage.tsx';
import { ShopPage } from '../pages/ShopPage.tsx';
import { ShownDay } from '../pages/ShownDay.tsx';
import { ShownParcels } from '../pages/ShownParcels.tsx';
import type { AccountLine, AccountOrder } from './accountOrders.ts';

interface AccountOrderProps {
  visit: Visit;
  order: AccountOrder;
  problem?: string;
}

/** /shop/:address/account/orders/:id/: an order of the customer who is signed in, with its parcels, its products' reviews, and its end. */
export function AccountOrderPage({ visit, order, problem }: AccountOrderProps) {
  const { words } = visit;
  const { id, number, status, deliveredOn, deliveryTitle, returnedTotal, returnsUntil } = order;
  const isDelivered = ['DELIVERED', 'COMPLETED', 'RETURN'].includes(status);
  return (
    <ShopPage visit={visit} head={{ title: words.text('order', { number }), path: shopPath(visit, `/account/orders/${id}/`) }}>
      <nav className="crumbs">
        <a href={toShop(visit, '/account/')}>{words.text('account.orders')}</a>
      </nav>
      <h1>
        {words.text('order', { number: '' }).trim()} <bdi dir="ltr">{number}</bdi>
      </h1>
      {problem && (
        <p className="problems" role="alert">
          {problem}
        </p>
      )}
      <p className="intro">
        <strong>{words.text(`status.${status}`)}</strong> · {words.text(`statusText.${status}`)}
      </p>
      {returnsUntil && (
        <p>
          {words.text('account.returnsUntil')} <ShownDay visit={visit} on={returnsUntil} />
        </p>
      )}
      <ul className="lines plain">
        {order.lines.map(line => (
          <Line key={line.id} visit={visit} line={line} isDelivered={isDelivered} />
        ))}
      </ul>
      <CartTotal visit={visit} figures={{ ...order, subtotal: '0' }} fee={deliveryTitle ? order.deliveryFee : undefined} />
      {Number(returnedTotal) > 0 && <p>{words.text('account.returnedOf', { amount: priceOf(visit, returnedTotal) })}</p>}
      <ShownParcels visit={visit} parcels={order.parcels} />
      <h2>{words.text('delivery')}</h2>
      <dl className="about">
        <dt>{words.text('ordered')}</dt>
        <dd>
          <ShownDay visit={visit} on={order.orderedOn} />
        </dd>
        {deliveredOn && (
          <>
            <dt>{words.text('deliveredOn')}</dt>
            <dd>
              <ShownDay visit={visit} on={deliveredOn} />
            </dd>
          </>
        )}
        <dt>{words.text('to')}</dt>
        <dd>
          <bdi>{order.name}</bdi>
          <br />
          <bdi>{order.address}</bdi>
          <br />
          <bdi>{order.city}</bdi>
        </dd>
        {deliveryTitle && (
          <>
            <dt>{words.text('deliveryMethodId')}</dt>
            <dd>
              <bdi>{deliveryTitle}</bdi>
            </dd>
          </>
        )}
        {order.payment && (
          <>
            <dt>{words.text('payment')}</dt>
            <dd>{words.text(`payment.${order.payment}`)}</dd>
          </>
        )}
      </dl>
      <p className="actions">
        <a className="button" href={inLanguage(visit.language, `/track/${encodeURIComponent(order.trackingId)}/`)}>
          {words.text('follow')}
        </a>
      </p>
      {mayCustomerCancel(order) && !order.hasShipped && (
        <details>
          <summary>{words.text('account.cancel')}</summary>
          <form method="post" action={toShop(visit, `/account/orders/${id}/`)}>
            <p>{words.text('account.cancelHint')}</p>
            <button type="submit">{words.text('account.cancelNow')}</button>
          </form>
        </details>
      )}
    </ShopPage>
  );
}

interface LineProps {
  visit: Visit;
  line: AccountLine;
  isDelivered: boolean;
}

function Line({ visit, line: { productId, name, quantity, returnedQuantity, unitPrice, isSold, isReviewed }, isDelivered }: LineProps) {
  const { words } = visit;
  return (
    <li>
      <div>
        {isSold ? (
          <a href={inLanguage(visit.language, productPath(visit, { id: productId, name }))}>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
        <p className="facts">
          <bdi dir="ltr">
            {quantity} × {priceOf(visit, unitPrice)}
          </bdi>
          {returnedQuantity > 0 && <span>{words.text('account.returned', { count: returnedQuantity })}</span>}
          {isDelivered && (
            <a href={toShop(visit, `/account/reviews/${productId}/`)} aria-label={words.text('account.reviewOf', { name })}>
              {words.text(isReviewed ? 'account.changeReview' : 'account.review')}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
