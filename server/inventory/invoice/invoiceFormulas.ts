/** SQL of an invoice's balance or payment status in the ledger. */
export const balanceOf = ({ id, companyId }: { id: string; companyId: string }, column: 'balance' | 'status') =>
  `(select b.${column} from open_item_balance b where b.company_id = ${companyId} and b.id = ${id})`;

/** SQL of what remains of a line of a sale; 0 for any other line. */
export const leftOfLine = (
  line: { id: string; companyId: string; returnOfLine: string; quantity: string; total: string },
  column: 'quantity' | 'total',
) =>
  `(case when ${line.returnOfLine} is null then ${line[column]} + (select coalesce(sum(r.${column}), 0)
    from inventory_invoice_line r join inventory_invoice d on d.company_id = r.company_id and d.id = r.invoice_id
    where r.company_id = ${line.companyId} and r.return_of_line_id = ${line.id} and d.voided_on is null) else 0 end)`;

/** SQL of a line's returned quantity. */
export const returnedOf = ({ id, companyId }: { id: string; companyId: string }) =>
  `(select coalesce(-sum(r.quantity), 0) from inventory_invoice_line r
    where r.company_id = ${companyId} and r.return_of_line_id = ${id} and r.restocked is not null)`;
