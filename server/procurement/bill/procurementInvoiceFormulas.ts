/** SQL of how a bill compares with its order and what was received. */
export const matchStatusOf = ({ isMatched, overriddenBy }: { isMatched: string; overriddenBy: string }) =>
  `(case when ${isMatched} then 'MATCHED' when ${overriddenBy} is not null then 'OVERRIDDEN' else 'BLOCKED' end)`;

/** SQL of how a bill was paid last. */
export const methodOf = ({ id, companyId }: { id: string; companyId: string }) =>
  `(select p.method from allocation a join payment p on p.company_id = a.company_id and p.id = a.payment_id
    where a.company_id = ${companyId} and a.open_item_id = ${id} and a.amount > 0 and not p.is_reversed
    order by p.paid_on desc, a.recorded_at desc limit 1)`;
