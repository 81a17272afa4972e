/** SQL of what payments of a document in another currency moved more, or less if negative, than was booked; null if nothing settles it. */
export const exchangeDifferenceOf = ({ id, companyId }: { id: string; companyId: string }) =>
  `(select sum(a.home_source - a.home_amount) from allocation a where a.company_id = ${companyId} and a.open_item_id = ${id})`;

/** Description of the field of a document that the company pays. */
export const paidDifference =
  "In another currency, the realised exchange difference in the company's: more than 0, a loss, if more went out than was booked.";
