import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { tillPaymentRules } from '../../../../server/inventory/till/till.rules.ts';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { SelectField } from '../../../core/fields/SelectField.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { CustomerPaymentDialogMutation } from '../../../core/relay/generated/CustomerPaymentDialogMutation.graphql.ts';
import type { CustomerPaymentDialogQuery } from '../../../core/relay/generated/CustomerPaymentDialogQuery.graphql.ts';
import type { PaymentReceipt_payment$key } from '../../../core/relay/generated/PaymentReceipt_payment.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { useOnce } from '../../../core/relay/useOnce.ts';
import { useQuery } from '../../../core/relay/useQuery.ts';
import { FormDialog } from '../../../core/screens/FormDialog.tsx';
import { Notice } from '../../../core/ui/Notice.tsx';
import { Part } from '../../../core/ui/Part.tsx';
import { CustomerSelect } from '../../../parties/customer/CustomerSelect.tsx';
import { PaymentSelect } from '../../../ledger/payment/PaymentSelect.tsx';
import { useCell } from '../offline/cell.ts';
import { connection } from '../offline/connection.ts';
import type { Sale } from '../sale/Sale.ts';
import { PaymentReceipt } from './PaymentReceipt.tsx';

interface CustomerPaymentDialogProps {
  sessionId: string;
  /** Name of the till. */
  till: string;
  /** Customer of the current sale, who most likely pays. */
  customer: Sale['customer'];
  onClose: () => unknown;
}

/** Records a customer's payment without a sale, or a refund of their credit. */
export function CustomerPaymentDialog({ sessionId, till, customer, onClose }: CustomerPaymentDialogProps) {
  const intl = useIntl();
  const once = useOnce();
  const isOffline = useCell(connection) === 'OFFLINE';
  const [add, isSaving] = useSaving<CustomerPaymentDialogMutation>(graphql`
    mutation CustomerPaymentDialogMutation($input: AddTillPaymentInput!) {
      addTillPayment(input: $input) {
        ...saving_payload
        tillSession {
          id
          expectedCash
          paymentsIn
          paymentsOut
        }
        payment {
          ...PaymentReceipt_payment
        }
      }
    }
  `);
  const recorded = useRef<PaymentReceipt_payment$key>(undefined);
  const [receipt, setReceipt] = useState<PaymentReceipt_payment$key>();
  if (receipt) return <PaymentReceipt payment={receipt} till={till} onClose={onClose} />;
  return (
    <FormDialog
      entity="tillPayment"
      size="sm"
      submitLabel="tillPayment.record"
      rules={tillPaymentRules}
      values={{ sessionId, customerId: customer?.id ?? '', direction: 'IN', method: 'CASH', amount: '', reference: '' }}
      save={async input => {
        const outcome = await add({ input: once(input) });
        recorded.current = outcome.response?.addTillPayment.payment ?? undefined;
        return outcome;
      }}
      isSaving={isSaving}
      onClose={() => (recorded.current ? setReceipt(recorded.current) : onClose())}
    >
      {isOffline && (
        <Notice tone="amber">
          <FormattedMessage id="tillPayment.offline" />
        </Notice>
      )}
      <CustomerSelect name="customerId" selected={customer} existing />
      <Part>
        <Balance />
      </Part>
      <SelectField
        name="direction"
        options={['IN', 'OUT'].map(value => ({ value, label: intl.formatMessage({ id: `tillPayment.direction.${value}` }) }))}
        required
      />
      <Amount />
      <PaymentSelect name="method" label={<FormattedMessage id="tillPayment.method" />} required />
      <TextField name="reference" autoComplete="off" />
    </FormDialog>
  );
}

/** Amount field; an incoming payment is allocated to open items. */
function Amount() {
  const direction = useWatch({ name: 'direction' }) as string;
  return <MoneyField name="amount" hint={direction === 'IN' && <FormattedMessage id="tillPayment.settles" />} required />;
}

/** Balance of the chosen customer. */
function Balance() {
  const customerId = useWatch({ name: 'customerId' }) as string;
  return customerId ? <BalanceOf key={customerId} customerId={customerId} /> : null;
}

function BalanceOf({ customerId }: { customerId: string }) {
  const { partyAccount } = useQuery<CustomerPaymentDialogQuery>(
    graphql`
      query CustomerPaymentDialogQuery($id: ID!) {
        partyAccount(partyId: $id) {
          owed
          credit
        }
      }
    `,
    { id: customerId },
    { fetchPolicy: 'network-only' },
  );
  if (!partyAccount) return null;
  return (
    <Notice>
      <FormattedMessage
        id="tillPayment.balance"
        values={{ owed: <MoneyText value={partyAccount.owed} />, credit: <MoneyText value={partyAccount.credit} /> }}
      />
    </Notice>
  );
}
