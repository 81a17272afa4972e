/**
 * SQL of whether a balance of a document is still open after its due date. A list that is filtered by it starts at the open items, of which
 * there are few, instead of looking up that of each document.
 */
export const overdueOf = ({ id, companyId }: { id: string; companyId: string }) =>
  `exists (select from open_item_balance b where b.company_id = ${companyId} and b.id = ${id} and b.is_overdue)`;
