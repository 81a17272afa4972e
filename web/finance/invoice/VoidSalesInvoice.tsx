import { graphql } from 'react-relay';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';

interface VoidSalesInvoiceProps {
  invoice: { readonly id: string; readonly version: number; readonly name: string };
  onClose: () => unknown;
}

/** Asks before an issued invoice is voided. */
export const VoidSalesInvoice = ({ invoice, onClose }: VoidSalesInvoiceProps) => (
  <ConfirmAction
    record={invoice}
    entity="salesInvoice"
    mutation={graphql`
      mutation VoidSalesInvoiceMutation($input: RecordInput!) {
        voidSalesInvoice(input: $input) {
          ...saving_payload
          salesInvoice {
            ...SalesInvoiceButtons_invoice
            ...SalesInvoicePanel_invoice
          }
        }
      }
    `}
    title="salesInvoice.voidTitle"
    text="salesInvoice.voidText"
    action="salesInvoice.void"
    onClose={onClose}
  />
);
