import { toShop, type Visit } from '../Visit.ts';
import type { UsedAddress } from '../account/accountOrders.ts';
import type { ShopAccount } from '../account/shopSessions.ts';

interface AddressChoiceProps {
  visit: Visit;
  account: ShopAccount | undefined;
  /** Of earlier orders. */
  addresses: UsedAddress[];
}

/** Who orders, and where they had earlier orders delivered; others are led to where they sign in. */
export function AddressChoice({ visit, account, addresses }: AddressChoiceProps) {
  const { words } = visit;
  if (!account)
    return (
      <p>
        <a href={toShop(visit, '/account/sign-in/')}>{words.text('account.signInForOrders')}</a>
      </p>
    );
  return (
    <>
      <p className="muted">{words.text('account.orderAs', { email: account.email })}</p>
      {addresses.length > 1 && (
        <nav className="options" aria-label={words.text('account.earlierAddresses')}>
          <p>{words.text('account.earlierAddresses')}</p>
          <ul>
            {addresses.map(({ orderId, name, address, city }) => (
              <li key={orderId}>
                <a href={`${toShop(visit, '/checkout/')}?to=${orderId}`}>
                  <bdi>
                    {name}, {address}, {city}
                  </bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
