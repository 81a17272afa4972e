/** SQL of the part of a payment that is not allocated; zero for a reversed payment and for a reversal. */
export const unallocatedOf = ({ isReversed, amount, allocated }: Record<'isReversed' | 'amount' | 'allocated', string>) =>
  `case when ${isReversed} or ${amount} < 0 then 0 else ${amount} - ${allocated} end`;

/** SQL of the number of what an allocation settles: a document, or the payment that is a refund. */
export const settledNumberOf = ({ companyId, openItemId, refundId }: Record<'companyId' | 'openItemId' | 'refundId', string>) =>
  `coalesce((select i.number from open_item i where i.company_id = ${companyId} and i.id = ${openItemId}),
    (select p.number from payment p where p.company_id = ${companyId} and p.id = ${refundId}))`;
