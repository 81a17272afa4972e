import { graphql } from 'react-relay';
import type { IssueSalesInvoiceMutation } from '../../core/relay/generated/IssueSalesInvoiceMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';
import { SerialsDialog } from '../../parties/document/SerialsDialog.tsx';

interface IssueSalesInvoiceProps {
  invoice: { readonly id: string; readonly version: number; readonly name: string };
  /** How many pieces leave the stock by their serial numbers. */
  serialCount: number;
  onClose: () => unknown;
}

const mutation = graphql`
  mutation IssueSalesInvoiceMutation($input: IssueSalesInvoiceInput!) {
    issueSalesInvoice(input: $input) {
      ...saving_payload
      salesInvoice {
        number
        ...SalesInvoiceButtons_invoice
        ...SalesInvoicePanel_invoice
      }
    }
  }
`;

/** Asks before a draft is issued, for the serial numbers of its goods too. */
export function IssueSalesInvoice({ invoice, serialCount, onClose }: IssueSalesInvoiceProps) {
  const [issue, isSaving] = useSaving<IssueSalesInvoiceMutation>(mutation);
  const { id, version } = invoice;
  if (serialCount)
    return (
      <SerialsDialog
        entity="salesInvoice"
        version={version}
        action="salesInvoice.issue"
        count={serialCount}
        save={({ serialNumbers }) => issue({ input: { id, version, serialNumbers } })}
        isSaving={isSaving}
        onClose={onClose}
      />
    );
  return (
    <ConfirmAction
      record={invoice}
      entity="salesInvoice"
      mutation={mutation}
      title="salesInvoice.issueTitle"
      text="salesInvoice.issueText"
      action="salesInvoice.issue"
      onClose={onClose}
    />
  );
}
