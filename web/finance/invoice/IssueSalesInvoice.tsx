import { graphql } from 'react-relay';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';

interface IssueSalesInvoiceProps {
  invoice: { readonly id: string; readonly version: number; readonly name: string };
  onClose: () => unknown;
}

/** Asks before a draft is issued. */
export const IssueSalesInvoice = ({ invoice, onClose }: IssueSalesInvoiceProps) => (
  <ConfirmAction
    record={invoice}
    entity="salesInvoice"
    mutation={graphql`
      mutation IssueSalesInvoiceMutation($input: RecordInput!) {
        issueSalesInvoice(input: $input) {
          ...saving_payload
          salesInvoice {
            number
            ...SalesInvoiceButtons_invoice
            ...SalesInvoicePanel_invoice
          }
        }
      }
    `}
    title="salesInvoice.issueTitle"
    text="salesInvoice.issueText"
    action="salesInvoice.issue"
    onClose={onClose}
  />
);
