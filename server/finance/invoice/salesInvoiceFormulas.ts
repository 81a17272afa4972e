import { leftToCredit } from '../../inventory/invoice/invoiceFormulas.ts';

/** SQL columns of an invoice in a formula. */
interface InvoiceColumns {
  id: string;
  companyId: string;
  state: string;
}

/** SQL of an invoice's figure in the ledger; `otherwise` for a draft. */
export const ledgerFigure = ({ id, companyId }: Pick<InvoiceColumns, 'id' | 'companyId'>, column: string, otherwise: string) =>
  `coalesce((select b.${column} from open_item_balance b where b.company_id = ${companyId} and b.id = ${id}), ${otherwise})`;

/** SQL of an invoice's status: its state, or once issued what is paid. */
export const statusOf = (invoice: InvoiceColumns) =>
  `(case ${invoice.state} when 'ISSUED' then ${ledgerFigure(invoice, 'status', `'UNPAID'`)} else ${invoice.state} end)`;

/** SQL of whether a payment settles an invoice, or pays out a credit note. */
export const paymentsOf = (payment: string, invoice: string) =>
  `${payment}.id in (select a.payment_id from allocation a where a.company_id = ${invoice}.company_id and a.open_item_id = ${invoice}.id)`;

/** Columns of a line in a formula. */
interface LineColumns {
  id: string;
  companyId: string;
  creditOfLine: string;
  quantity: string;
  total: string;
}

/** SQL of what can still be credited of a line. */
export const creditableOf = (line: LineColumns, column: 'quantity' | 'total') =>
  leftToCredit({ ...line, credits: line.creditOfLine }, column, {
    document: 'sales_invoice',
    line: 'sales_invoice_line',
    of: 'credit_of_line_id',
  });
