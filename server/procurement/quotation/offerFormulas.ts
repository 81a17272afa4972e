import { todaySql } from '../../core/database/companyToday.ts';

/** SQL of a figure of a quotation's current offer; null while row level security hides it. */
export const offered = (column: string, { id, companyId, revision }: Record<'id' | 'companyId' | 'revision', string>): string =>
  `(select o.${column} from vendor_quotation_offer o
    where o.company_id = ${companyId} and o.quotation_id = ${id} and o.revision = ${revision})`;

/** SQL of a figure of a line in its quotation's current offer; null while row level security hides it. */
export const lineOffered = (
  key: string,
  { companyId, quotation, position }: Record<'companyId' | 'quotation' | 'position', string>,
): string =>
  `(select (o.lines -> (${position} - 1) ->> '${key}')::numeric
    from vendor_quotation q join vendor_quotation_offer o on o.company_id = q.company_id and o.quotation_id = q.id and o.revision = q.revision
    where q.company_id = ${companyId} and q.id = ${quotation})`;

/** SQL of the names of a quotation's products, separated by commas. */
export const productNamesOf = ({ id, companyId }: Record<'id' | 'companyId', string>): string =>
  `(select coalesce(string_agg(p.name, ', ' order by l.position), '') from vendor_quotation_line l
    join procurement_product p on p.company_id = l.company_id and p.id = l.product_id
    where l.company_id = ${companyId} and l.quotation_id = ${id} and l.deleted_at is null)`;

/** SQL of whether a quotation answers an earlier revision of its requisition. */
export const isStaleOffer = ({
  companyId,
  requisition,
  requisitionRevision,
}: Record<'companyId' | 'requisition' | 'requisitionRevision', string>): string =>
  `(${requisitionRevision} <> (select r.revision from requisition r where r.company_id = ${companyId} and r.id = ${requisition}))`;

/** SQL of the day whose exchange rates compare the quotations of a requisition: today, but never after the last day on which vendors may quote. */
export const comparedOnOf = (dueOn: string): string => `least(${dueOn}, ${todaySql})`;

/** SQL columns of a quotation from which its rate follows. */
type Rated = Record<'id' | 'companyId' | 'requisition' | 'currency' | 'awardRate' | 'awardRateOn', string>;

/**
 * SQL of the exchange rate that a quotation is compared at, or of the day that it is from: frozen by the award; before it, that of the day of
 * comparison.
 */
export const rateOf = (
  column: 'rate' | 'valid_from',
  { companyId, requisition, currency, awardRate, awardRateOn }: Omit<Rated, 'id'>,
): string => `
  (select case when c.currency = ${currency} then ${column === 'rate' ? '1' : 'null::date'}
     when ${awardRate} is not null then ${column === 'rate' ? awardRate : awardRateOn}
     else (select x.${column} from requisition n join exchange_rate x on x.company_id = n.company_id and x.home_currency = c.currency
         and x.currency = ${currency} and x.deleted_at is null and x.valid_from <= ${comparedOnOf('n.due_on')}
       where n.company_id = c.id and n.id = ${requisition} order by x.valid_from desc limit 1) end
   from company c where c.id = ${companyId})`;

/** SQL of a quotation's final amount in the company's currency; null while it is sealed, and without a rate. */
export const homeAmountOf = (quotation: Rated & Record<'revision', string>): string =>
  `round(${offered('final_amount', quotation)} * ${rateOf('rate', quotation)}, noria_home_decimals(${quotation.companyId}))`;
