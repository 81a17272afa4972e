import type { Visit } from '../Visit.ts';
import { ShownDay } from './ShownDay.tsx';

/** A parcel of an order, and where it is followed. */
export interface ShownParcel {
  number: string;
  /** YYYY-MM-DD. */
  shippedOn: string;
  deliveredOn: string | null;
  carrier: string | null;
  /** Under which the carrier knows it. */
  code: string | null;
  /** The carrier's page about it. */
  url: string | null;
}

/** SQL of the parcels of an order as a JSON array of {@link ShownParcel}, the first one first. */
export const parcelsOf = (order: string) =>
  `(select coalesce(json_agg(json_build_object('number', s.number, 'shippedOn', s.shipped_on, 'deliveredOn', s.delivered_on, 'carrier', s.carrier,
     'code', s.tracking_number, 'url', s.tracking_url) order by s.id), '[]')
   from ecommerce_shipment s where s.company_id = ${order}.company_id and s.order_id = ${order}.id and s.deleted_at is null)`;

/** The parcels of an order; nothing, if none has left. */
export function ShownParcels({ visit, parcels }: { visit: Pick<Visit, 'words'>; parcels: ShownParcel[] }) {
  const { words } = visit;
  if (parcels.length === 0) return null;
  return (
    <>
      <h2>{words.text('parcels')}</h2>
      <ul className="orders">
        {parcels.map(({ number, shippedOn, deliveredOn, carrier, code, url }) => (
          <li key={number}>
            <p className="facts">
              <strong dir="ltr">{number}</strong>
              {carrier && <bdi>{carrier}</bdi>}
              {code && !url && <bdi dir="ltr">{code}</bdi>}
              {url && (
                <a href={url} rel="noreferrer noopener">
                  {code ? <bdi dir="ltr">{code}</bdi> : words.text('followParcel')}
                </a>
              )}
              <span>
                {words.text(deliveredOn ? 'deliveredOn' : 'shippedOn')} <ShownDay visit={visit} on={deliveredOn ?? shippedOn} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
