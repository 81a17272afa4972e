import { graphql } from 'react-relay';
import { loanRepaymentRules } from '../../../server/hrm/loan/loanRepayment.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { PayBackDialogMutation } from '../../core/relay/generated/PayBackDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { PaidThrough } from '../pay/PaidThrough.tsx';

interface PayBackDialogProps {
  loan: { readonly id: string; readonly balance: string };
  onClose: () => unknown;
}

/** Records what an employee pays back of a loan beside their pay: all that is left of it, or a part. */
export function PayBackDialog({ loan: { id, balance }, onClose }: PayBackDialogProps) {
  const once = useOnce();
  const today = useToday();
  const [save, isSaving] = useSaving<PayBackDialogMutation>(graphql`
    mutation PayBackDialogMutation($input: PayBackEmployeeLoanInput!) {
      payBackEmployeeLoan(input: $input) {
        ...saving_payload
        employeeLoan {
          id
          version
          balance
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="employeeLoan"
      size="sm"
      title="employeeLoan.payBack"
      submitLabel="employeeLoan.payBack"
      rules={loanRepaymentRules}
      values={{ amount: balance, paidOn: today, bankAccountId: '' }}
      save={input => save({ input: once({ id, ...input }) })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <FieldGrid>
        <MoneyField name="amount" required />
        <DateField name="paidOn" />
      </FieldGrid>
      <PaidThrough />
    </FormDialog>
  );
}
