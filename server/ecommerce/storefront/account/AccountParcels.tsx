import type { Visit } from '../Visit.ts';
import { ShownDay } from '../pages/ShownDay.tsx';
import type { AccountOrder } from './accountOrders.ts';

/** The parcels of an order, and where they are followed. */
export function AccountParcels({ visit, shipments }: { visit: Visit; shipments: AccountOrder['shipments'] }) {
  const { words } = visit;
  if (shipments.length === 0) return null;
  return (
    <>
      <h2>{words.text('account.parcels')}</h2>
      <ul className="orders">
        {shipments.map(({ number, shippedOn, deliveredOn, carrier, code, url }) => (
          <li key={number}>
            <p className="facts">
              <strong dir="ltr">{number}</strong>
              {carrier && <bdi>{carrier}</bdi>}
              {code &&
                (url ? (
                  <a href={url} rel="noreferrer noopener">
                    <bdi dir="ltr">{code}</bdi>
                  </a>
                ) : (
                  <bdi dir="ltr">{code}</bdi>
                ))}
              <span>
                {words.text(deliveredOn ? 'deliveredOn' : 'account.shippedOn')} <ShownDay visit={visit} on={deliveredOn ?? shippedOn} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
