import type { Context } from '../../../core/graphql/Context.ts';
import { openLink } from '../../../core/links/openLink.ts';
import { Refused } from '../../../core/errors.ts';
import type { Formats } from '../../../core/print/Wording.ts';
import type { EcommerceOrderStatusName } from '../../order/ecommerceOrderStatuses.rules.ts';
import { isTrackingId } from '../../order/trackingId.ts';
import { parcelsOf, type ShownParcel } from '../pages/ShownParcels.tsx';

/** What a tracking id shows: where the order is, and nothing about who ordered it (domain §6). */
export interface TrackedOrder extends Formats {
  number: string;
  status: EcommerceOrderStatusName;
  /** YYYY-MM-DD. */
  orderedOn: string;
  deliveredOn: string | null;
  city: string;
  hasReturns: boolean;
  parcels: ShownParcel[];
  shop: string;
  email: string | null;
  phone: string | null;
  /** Address of the company's shop, while it is open. */
  address: string | null;
}

/** A tracking id as typed: spaces and hyphens, small letters, and letters that look like digits. */
export const typedTrackingId = (text: string) =>
  text.slice(0, 100).trim().toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0').slice(0, 40);

/**
 * Reads the order of a tracking id; undefined for any other text, and for who tried too many, without saying which. Only ids whose check
 * symbol is right are looked up.
 */
export async function trackOrder(context: Context, trackingId: string): Promise<TrackedOrder | undefined> {
  if (!isTrackingId(trackingId)) return undefined;
  try {
    const { companyId, recordId } = await openLink(context, trackingId, 'TRACK');
    return await context.database.inCompany({ companyId }, async em => {
      const [order] = await em.execute<TrackedOrder[]>(
        `select o.number, o.status, o.ordered_on::text as "orderedOn", o.delivered_on::text as "deliveredOn", o.delivery_city as city,
           o.returned_total > 0 as "hasReturns", coalesce(s.title, c.name) as shop, c.email, c.phone, c.time_zone as "timeZone",
           c.date_format as "dateFormat", c.number_format as "numberFormat", trim(o.currency) as currency,
           case when s.is_open then s.address end as address, ${parcelsOf('o')} as parcels
         from ecommerce_order o join company c on c.id = o.company_id
           left join storefront s on s.company_id = o.company_id and s.deleted_at is null
         where o.company_id = noria_company() and o.id = ? and o.deleted_at is null`,
        [recordId],
      );
      return order;
    });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
