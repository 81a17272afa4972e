import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';

/** A way of delivering an order, and what it costs. */
export interface DeliveryOffer {
  id: string;
  title: string;
  description: string | null;
  /** With tax. */
  fee: string;
}

/** What decides which deliveries are offered. */
export interface Parcel {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What the goods cost, with tax, after coupons. */
  amount: string;
  /** Kilograms; products of unknown weight weigh nothing. */
  weight: string;
  /** Whether a coupon pays for it. */
  isFree: boolean;
}

/** Offers to choose from at most. */
const most = 10;

/** Reads the ways of delivering a parcel: the `first` one asked for, then the cheapest. `kept` is offered although it is no longer active. */
export const deliveryOffers = (
  em: EntityManager,
  { country, amount, weight, isFree }: Parcel,
  { first = null, kept = null }: { first?: string | null; kept?: string | null } = {},
): Promise<DeliveryOffer[]> =>
  em.execute(
    `select m.id, m.title, m.description,
       trim_scale(case when ? or m.free_from <= ?::numeric then 0 else m.price end)::text as fee
     from ecommerce_delivery_method m
     where m.company_id = noria_company() and (m.id = ? or m.status = 'ACTIVE' and m.deleted_at is null)
       and (m.countries = '{}' or ? = any (m.countries))
       and coalesce(m.amount_from <= ?::numeric, true) and coalesce(m.amount_below > ?::numeric, true)
       and coalesce(m.weight_from <= ?::numeric, true) and coalesce(m.weight_below > ?::numeric, true)
     order by coalesce(m.id = ?, false) desc, case when ? or m.free_from <= ?::numeric then 0 else m.price end, m.title, m.id limit ${most}`,
    [isFree, amount, kept, country, amount, amount, weight, weight, first, isFree, amount],
  );

/**
 * Returns the offer of a method for a parcel; undefined if no method is named.
 * @throws InvalidInput `deliveryMethodId` deliveryNotOffered.
 */
export async function chosenOffer(
  em: EntityManager,
  methodId: string | null,
  parcel: Parcel,
  kept?: string | null,
): Promise<DeliveryOffer | undefined> {
  if (!methodId) return undefined;
  const offer = (await deliveryOffers(em, parcel, { first: methodId, kept })).find(({ id }) => id === methodId);
  if (!offer) throw new InvalidInput({ field: 'deliveryMethodId', code: 'deliveryNotOffered' });
  return offer;
}
