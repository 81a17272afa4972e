import { useRef } from 'react';
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
import { CustomerPartySelect } from '../party/CustomerPartySelect.tsx';
import { BankAccountSelect } from '../bankAccount/BankAccountSelect.tsx';
import { PaymentSelect } from '../payment/PaymentSelect.tsx';

/** Records a deposit; `onClose` is called with its id, if there is one. */
export function DepositForm({ onClose }: { onClose: (id?: string) => unknown }) {
  const once = useOnce();
  const today = useToday();
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
      values={{ customerId: '', amount: '', method: 'BANK', bankAccountId: '', receivedOn: today, reference: '' }}
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
        <MoneyField name="amount" />
        <PaymentSelect name="method" />
        <BankAccountSelect name="bankAccountId" />
        <DateField name="receivedOn" max={today} />
        <TextField name="reference" autoComplete="off" />
      </FieldGrid>
    </FormDialog>
  );
}
