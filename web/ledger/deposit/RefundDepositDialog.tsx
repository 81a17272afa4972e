import { graphql } from 'react-relay';
import { refundDepositRules } from '../../../server/ledger/deposit/deposit.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { RefundDepositDialogMutation } from '../../core/relay/generated/RefundDepositDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { BankAccountSelect } from '../bankAccount/BankAccountSelect.tsx';
import { HomeAmountField } from '../exchangeRate/HomeAmountField.tsx';
import { PaymentSelect } from '../payment/PaymentSelect.tsx';

interface RefundDepositDialogProps {
  deposit: { readonly id: string; readonly open: string; readonly method: string; readonly currency: string };
  onClose: () => unknown;
}

/** Pays back what of a deposit is open, in full or in part. */
export function RefundDepositDialog({ deposit: { id, open, method, currency }, onClose }: RefundDepositDialogProps) {
  const once = useOnce();
  const today = useToday();
  const [refund, isSaving] = useSaving<RefundDepositDialogMutation>(graphql`
    mutation RefundDepositDialogMutation($input: RefundDepositInput!) {
      refundDeposit(input: $input) {
        ...saving_payload
        deposit {
          id
          refunded
          open
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="depositRefund"
      size="sm"
      submitLabel="depositRefund.submit"
      rules={refundDepositRules}
      values={{ depositId: id, amount: open, homeAmount: '', method, bankAccountId: '', refundedOn: today, reference: '' }}
      save={input => refund({ input: once(input) })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <MoneyField name="amount" currency={currency} required />
      <HomeAmountField currency={currency} />
      <PaymentSelect name="method" />
      <BankAccountSelect name="bankAccountId" />
      <DateField name="refundedOn" max={today} />
      <TextField name="reference" autoComplete="off" />
    </FormDialog>
  );
}
