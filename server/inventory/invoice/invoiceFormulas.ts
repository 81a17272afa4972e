/** SQL of an invoice's balance or payment status in the ledger. */
export const balanceOf = ({ id, companyId }: { id: string; companyId: string }, column: 'balance' | 'status') =>
  `(select b.${column} from open_item_balance b where b.company_id = ${companyId} and b.id = ${id})`;

/** A line in a formula, with its column that names the line that it credits. */
interface CreditingLine {
  id: string;
  companyId: string;
  credits: string;
  quantity: string;
  total: string;
}

/** Tables of a document and its lines, and the lines' column that names what they credit. */
interface CreditedTables {
  document: string;
  line: string;
  of: string;
}

/** SQL of what remains of a line to credit; 0 for a line that credits one. */
export const leftToCredit = (line: CreditingLine, column: 'quantity' | 'total', tables: CreditedTables) =>
  `(case when ${line.credits} is null then ${line[column]} + (select coalesce(sum(r.${column}), 0)
    from ${tables.line} r join ${tables.document} d on d.company_id = r.company_id and d.id = r.invoice_id
    where r.company_id = ${line.companyId} and r.${tables.of} = ${line.id} and d.voided_on is null) else 0 end)`;

const sales = { document: 'inventory_invoice', line: 'inventory_invoice_line', of: 'return_of_line_id' };

/** SQL of what remains of a line of a sale; 0 for any other line. */
export const leftOfLine = (line: Omit<CreditingLine, 'credits'> & { returnOfLine: string }, column: 'quantity' | 'total') =>
  leftToCredit({ ...line, credits: line.returnOfLine }, column, sales);

/** SQL of a line's returned quantity. */
export const returnedOf = ({ id, companyId }: { id: string; companyId: string }) =>
  `(select coalesce(-sum(r.quantity), 0) from inventory_invoice_line r
    where r.company_id = ${companyId} and r.return_of_line_id = ${id} and r.restocked is not null)`;
