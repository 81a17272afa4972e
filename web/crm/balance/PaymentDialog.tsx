import { graphql } from 'react-relay';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { paymentRules } from '../../../server/ledger/payment/payment.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { PaymentDialogMutation } from '../../core/relay/generated/PaymentDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { daysOf } from '../../core/screens/list/spanDays.ts';
import { useSession } from '../../core/session/session.ts';
import { PaymentSelect } from '../../inventory/invoice/PaymentSelect.tsx';

/** Without open documents to allocate to, the whole payment stays credit. */
const rules = z.preprocess(values => {
  const { settles, ...payment } = values as { settles: boolean };
  return { ...payment, allocations: settles ? null : [] };
}, paymentRules);

/** Records a payment from a customer: it is allocated to the oldest open documents first, or stays credit. */
export function PaymentDialog({ partyId, onClose }: { partyId: string; onClose: () => unknown }) {
  const once = useOnce();
  const { timeZone } = useSession();
  const [today] = daysOf('TODAY', timeZone);
  const [record, isSaving] = useSaving<PaymentDialogMutation>(graphql`
    mutation PaymentDialogMutation($input: RecordPaymentInput!) {
      recordPayment(input: $input) {
        ...saving_payload
        payment {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="payment"
      size="sm"
      submitLabel="payment.new"
      rules={rules}
      values={{ direction: 'IN', control: 'RECEIVABLE', partyId, amount: '', method: 'BANK', paidOn: today, reference: '', settles: true }}
      save={input => record({ input: once(input) })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <MoneyField name="amount" required />
      <PaymentSelect name="method" label={<FormattedMessage id="payment.method" />} required />
      <DateField name="paidOn" max={today} required />
      <TextField name="reference" autoComplete="off" />
      <FlagField name="settles" />
    </FormDialog>
  );
}
