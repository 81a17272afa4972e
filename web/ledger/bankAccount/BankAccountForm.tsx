import { bankAccountKinds, bankAccountRules } from '../../../server/ledger/bankAccount/bankAccount.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { bankAccountForm } from '../../core/relay/operations/bankAccountOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { AccountSelect } from '../account/AccountSelect.tsx';

/** Creates or edits a bank or cash account. */
export function BankAccountForm(props: RecordFormProps) {
  const today = useToday();
  const initial = { kind: 'BANK', openingBalance: '0', openedOn: today };
  return (
    <RecordForm entity="bankAccount" operations={bankAccountForm} rules={bankAccountRules} initial={initial} {...props}>
      <FieldGrid>
        <TextField name="name" autoComplete="off" />
        <ChoiceField name="kind" values={bankAccountKinds} texts="bankAccountKind" />
        <TextField name="iban" autoComplete="off" dir="ltr" />
        <TextField name="bic" autoComplete="off" dir="ltr" />
        <AccountSelect name="accountId" />
        <MoneyField name="openingBalance" />
        <DateField name="openedOn" max={today} />
        <StatusField name="status" />
      </FieldGrid>
    </RecordForm>
  );
}
