import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { paymentRules } from '../../../server/ledger/payment/payment.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { InvoicePaymentDialogMutation } from '../../core/relay/generated/InvoicePaymentDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { daysOf } from '../../../server/core/rules/spanDays.ts';
import { useSession } from '../../core/session/session.ts';
import { HomeAmountField } from '../../ledger/exchangeRate/HomeAmountField.tsx';
import { PaymentSelect } from '../../ledger/payment/PaymentSelect.tsx';

interface InvoicePaymentDialogProps {
  invoice: { readonly id: string; readonly balance: string; readonly currency: string; readonly customer: { readonly id: string } };
  onClose: () => unknown;
}

/** All of the payment goes to the invoice; what exceeds its balance is refused. */
const rulesFor = (documentId: string) =>
  z.preprocess(values => {
    const payment = values as { amount: string };
    return { ...payment, allocations: [{ documentId, amount: payment.amount }] };
  }, paymentRules);

/** Records a payment of an invoice, its balance unless another amount is typed. */
export function InvoicePaymentDialog({ invoice: { id, balance, currency, customer }, onClose }: InvoicePaymentDialogProps) {
  const once = useOnce();
  const { timeZone } = useSession();
  const [today] = daysOf('TODAY', timeZone);
  const [record, isSaving] = useSaving<InvoicePaymentDialogMutation>(graphql`
    mutation InvoicePaymentDialogMutation($input: RecordPaymentInput!) {
      recordPayment(input: $input) {
        ...saving_payload
        payment {
          id
        }
      }
    }
  `);
  const values = {
    direction: 'IN',
    control: 'RECEIVABLE',
    partyId: customer.id,
    amount: balance,
    currency,
    homeAmount: '',
    method: 'BANK',
    paidOn: today,
    reference: '',
  };
  return (
    <FormDialog
      entity="invoicePayment"
      size="sm"
      submitLabel="salesInvoice.recordPayment"
      rules={rulesFor(id)}
      values={values}
      save={input => record({ input: once(input) })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <MoneyField name="amount" currency={currency} required />
      <HomeAmountField currency={currency} />
      <PaymentSelect name="method" label={<FormattedMessage id="invoicePayment.method" />} required />
      <DateField name="paidOn" max={today} required />
      <TextField name="reference" autoComplete="off" />
    </FormDialog>
  );
}
