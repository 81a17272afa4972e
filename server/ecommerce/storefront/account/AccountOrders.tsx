import { Pager } from '../../../core/pages/Pager.tsx';
import { priceOf, shopPath, toShop, type Visit } from '../Visit.ts';
import { ShopPage } from '../pages/ShopPage.tsx';
import { ShownDay } from '../pages/ShownDay.tsx';
import { ReminderChoice } from '../reminder/ReminderChoice.tsx';
import type { ListedOrder } from './accountOrders.ts';
import type { ShopAccount } from './shopSessions.ts';

interface AccountOrdersProps {
  visit: Visit;
  account: ShopAccount;
  orders: ListedOrder[];
  /** Starts at 1. */
  page: number;
  pages: number;
}

/** /shop/:address/account/: the orders of the customer who is signed in, newest first. */
export function AccountOrders({ visit, account, orders, page, pages }: AccountOrdersProps) {
  const { words } = visit;
  const action = toShop(visit, '/account/sign-out/');
  return (
    <ShopPage visit={visit} head={{ title: words.text('account'), path: shopPath(visit, '/account/') }}>
      <h1>{words.text('account')}</h1>
      <p className="intro">
        <bdi>{account.name}</bdi> · <bdi dir="ltr">{account.email}</bdi>
      </p>
      <h2>{words.text('account.orders')}</h2>
      {orders.length === 0 && <p className="empty">{words.text('account.noOrders')}</p>}
      <ul className="orders">
        {orders.map(({ id, number, status, orderedOn, total, pieces }) => (
          <li key={id}>
            <a href={toShop(visit, `/account/orders/${id}/`)}>
              <span>
                <strong dir="ltr">{number}</strong>
                <span className="state">{words.text(`status.${status}`)}</span>
              </span>
              <span className="facts">
                <ShownDay visit={visit} on={orderedOn} />
                <span>{words.text('account.pieces', { count: pieces })}</span>
                <bdi dir="ltr">{priceOf(visit, total)}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Pager words={words} page={page} pages={pages} addressOf={of => `${toShop(visit, '/account/')}?page=${of}`} />
      {visit.shop!.remindsOfCarts && <ReminderChoice visit={visit} isReminded={account.isReminded} />}
      <div className="actions">
        <form method="post" action={action}>
          <button type="submit">{words.text('account.signOut')}</button>
        </form>
        <form method="post" action={action}>
          <button className="quiet" type="submit" name="everywhere" value="1">
            {words.text('account.signOutAll')}
          </button>
        </form>
      </div>
    </ShopPage>
  );
}
