import ReceiptText from 'lucide-react/icons/receipt-text';
import { FormattedMessage } from 'react-intl';
import { PrintItem } from '../../core/record/PrintItem.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';

/** Prints an invoice, on a sheet or as a receipt. */
export const InvoicePrintLinks = ({ id }: { id: string }) => (
  <PopoverItem asChild>
    <a href={`/print/${id}.pdf?paper=roll`} target="_blank" rel="noreferrer">
      <ReceiptText size={16} aria-hidden />
      <FormattedMessage id="invoice.roll" />
    </a>
  </PopoverItem>
);

/** Actions on an invoice in the list. */
export const InvoiceActions = ({ invoice: { id, number } }: { invoice: { readonly id: string; readonly number: string } }) => (
  <RowActions name={number}>
    <InvoicePrintLinks id={id} />
    <PrintItem id={id} />
  </RowActions>
);
