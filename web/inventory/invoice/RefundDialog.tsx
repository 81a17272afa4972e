import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { refundRules } from '../../../server/inventory/invoice/inventoryInvoice.rules.ts';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import type { RefundDialogMutation } from '../../core/relay/generated/RefundDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { PaymentSelect } from '../../ledger/payment/PaymentSelect.tsx';

interface RefundDialogProps {
  /** The credit note; its balance is negative. */
  note: { readonly id: string; readonly currency: string; readonly balance: string };
  onClose: () => unknown;
}

/** Pays out the open amount of a credit note, in full or in part. */
export function RefundDialog({ note: { id, currency, balance }, onClose }: RefundDialogProps) {
  const [refund, isSaving] = useSaving<RefundDialogMutation>(graphql`
    mutation RefundDialogMutation($input: RefundCreditNoteInput!) {
      refundCreditNote(input: $input) {
        ...saving_payload
        inventoryInvoice {
          id
          balance
          status
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="refund"
      submitLabel="creditNote.refund"
      size="sm"
      rules={refundRules}
      values={{ id, method: 'BANK', amount: balance.replace('-', '') }}
      save={input => refund({ input })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <MoneyField name="amount" label={<FormattedMessage id="refund.amount" />} currency={currency} required />
      <PaymentSelect name="method" label={<FormattedMessage id="return.method" />} required />
    </FormDialog>
  );
}
