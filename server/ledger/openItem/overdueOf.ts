/** SQL of whether a balance of a document is still open after its due date. */
export const overdueOf = ({ id, companyId }: { id: string; companyId: string }) =>
  `exists (select from open_item_balance b where b.company_id = ${companyId} and b.id = ${id} and b.is_overdue)`;

/** SQL of the documents that are overdue: a list filtered by it starts at the open items, of which there are few, and looks documents up in the order of their ids. */
export const isAmongOverdue = (document: string) =>
  `${document}.id = any(array(select b.id from open_item_balance b where b.company_id = noria_company() and b.is_overdue))`;
