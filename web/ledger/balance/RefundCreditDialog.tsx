import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { refundCreditRules } from '../../../server/ledger/payment/payment.rules.ts';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { RefundCreditDialogMutation } from '../../core/relay/generated/RefundCreditDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { BankAccountSelect } from '../bankAccount/BankAccountSelect.tsx';
import { HomeAmountField } from '../exchangeRate/HomeAmountField.tsx';
import { PaymentSelect } from '../payment/PaymentSelect.tsx';

interface RefundCreditDialogProps {
  partyId: string;
  control?: 'RECEIVABLE' | 'PAYABLE';
  /** ISO 4217; the company's own, if left out. */
  currency?: string;
  /** The amount that can be refunded. */
  credit: string;
  onClose: () => unknown;
}

/** Refunds unused credit, in full or in part. */
export function RefundCreditDialog({ partyId, control = 'RECEIVABLE', currency, credit, onClose }: RefundCreditDialogProps) {
  const once = useOnce();
  const [refund, isSaving] = useSaving<RefundCreditDialogMutation>(graphql`
    mutation RefundCreditDialogMutation($input: RefundCreditInput!) {
      refundCredit(input: $input) {
        ...saving_payload
        payment {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="creditRefund"
      size="sm"
      submitLabel="creditRefund.submit"
      rules={refundCreditRules}
      values={{
        partyId,
        control,
        amount: credit,
        currency: currency ?? '',
        homeAmount: '',
        method: 'BANK',
        bankAccountId: '',
        reference: '',
      }}
      save={input => refund({ input: once(input) })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <MoneyField name="amount" currency={currency} required />
      <HomeAmountField currency={currency} />
      <PaymentSelect name="method" label={<FormattedMessage id="creditRefund.method" />} required />
      <BankAccountSelect name="bankAccountId" />
      <TextField name="reference" autoComplete="off" />
    </FormDialog>
  );
}
