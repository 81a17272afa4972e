import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { graphql } from 'react-relay';
import { depositFormRules } from '../../../server/ledger/deposit/deposit.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { DepositFormMutation } from '../../core/relay/generated/DepositFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { useSession } from '../../core/session/session.ts';
import { CustomerPartySelect } from '../party/CustomerPartySelect.tsx';
import { BankAccountSelect } from '../bankAccount/BankAccountSelect.tsx';
import { CurrencyField } from '../exchangeRate/CurrencyField.tsx';
import { HomeAmountField } from '../exchangeRate/HomeAmountField.tsx';
import { PaymentSelect } from '../payment/PaymentSelect.tsx';

/** Records a deposit; `onClose` is called with its id, if there is one. */
export function DepositForm({ onClose }: { onClose: (id?: string) => unknown }) {
  const once = useOnce();
  const today = useToday();
  const { currency: own } = useSession();
  const made = useRef<string>(undefined);
  const [create, isSaving] = useSaving<DepositFormMutation>(graphql`
    mutation DepositFormMutation($input: CreateDepositInput!) {
      createDeposit(input: $input) {
        ...saving_payload
        deposit {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="deposit"
      rules={depositFormRules}
      values={{
        customerId: '',
        currency: own ?? '',
        amount: '',
        homeAmount: '',
        method: 'BANK',
        bankAccountId: '',
        receivedOn: today,
        reference: '',
      }}
      save={async input => {
        const outcome = await create({ input: once(input) });
        made.current = outcome.response?.createDeposit.deposit?.id;
        return outcome;
      }}
      isSaving={isSaving}
      onClose={() => onClose(made.current)}
    >
      <FieldGrid>
        <CustomerPartySelect name="customerId" />
        <Amounts />
        <PaymentSelect name="method" />
        <BankAccountSelect name="bankAccountId" />
        <DateField name="receivedOn" max={today} />
        <TextField name="reference" autoComplete="off" />
      </FieldGrid>
    </FormDialog>
  );
}

/** The currency, the amount in it, and in another currency than the company's what it is worth. */
function Amounts() {
  const currency = (useWatch({ name: 'currency' }) as string) || undefined;
  return (
    <>
      <CurrencyField />
      <MoneyField name="amount" currency={currency} />
      <HomeAmountField currency={currency} />
    </>
  );
}
