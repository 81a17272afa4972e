/** SQL of what a piece costs in an offer `o` of quotation `q`, at the position of a line: after the discount, net of tax, in the company's currency. */
const price = (quotation: string, offer: string, line: string) =>
  `(${offer}.lines -> (${line}.position - 1) ->> 'price')::numeric * (1 - ${offer}.discount_percent / 100) * coalesce(${quotation}.award_rate, 1)`;

const offerOf = (quotation: string, offer: string) =>
  `join vendor_quotation_offer ${offer} on ${offer}.company_id = ${quotation}.company_id and ${offer}.quotation_id = ${quotation}.id and ${offer}.revision = ${quotation}.revision`;

/**
 * SQL of what awards of the days `c.from_on` to before `c.before_on` cost less than the mean of all offers for the same lines. Offers that were
 * withdrawn, answered an earlier revision, or had no exchange rate count for nothing; negative where dearer offers won.
 */
export const awardSavings = `(
  select sum((m.mean - ${price('q', 'o', 'l')}) * l.quantity)
  from vendor_quotation q ${offerOf('q', 'o')}
    join vendor_quotation_line l on l.company_id = q.company_id and l.quotation_id = q.id and l.is_awarded and l.deleted_at is null
    cross join lateral (
      select avg(${price('n', 'p', 'k')}) as mean
      from vendor_quotation n ${offerOf('n', 'p')}
        join vendor_quotation_line k on k.company_id = n.company_id and k.quotation_id = n.id and k.requisition_position = l.requisition_position
          and k.deleted_at is null
      where n.company_id = q.company_id and n.requisition_id = q.requisition_id and n.requisition_revision = q.requisition_revision
        and n.status in ('APPROVED', 'INACTIVE') and n.deleted_at is null and (n.currency = c.currency or n.award_rate is not null)
    ) m
  where q.company_id = c.id and q.status = 'APPROVED' and q.deleted_at is null and (q.currency = c.currency or q.award_rate is not null)
    and (q.approved_at at time zone c.time_zone)::date >= c.from_on and (q.approved_at at time zone c.time_zone)::date < c.before_on)`;
