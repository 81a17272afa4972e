import { useWatch } from 'react-hook-form';
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
import { useSession } from '../../core/session/session.ts';
import { AccountSelect } from '../account/AccountSelect.tsx';
import { CurrencyField } from '../exchangeRate/CurrencyField.tsx';

/** Creates or edits a bank or cash account. */
export function BankAccountForm(props: RecordFormProps) {
  const today = useToday();
  const { currency } = useSession();
  const initial = { kind: 'BANK', currency: currency ?? '', openingBalance: '0', openedOn: today };
  return (
    <RecordForm entity="bankAccount" operations={bankAccountForm} rules={bankAccountRules} initial={initial} {...props}>
      <FieldGrid>
        <TextField name="name" autoComplete="off" />
        <ChoiceField name="kind" values={bankAccountKinds} texts="bankAccountKind" />
        <CurrencyField />
        <TextField name="iban" autoComplete="off" dir="ltr" />
        <TextField name="bic" autoComplete="off" dir="ltr" />
        <AccountSelect name="accountId" />
        <OpeningBalance />
        <DateField name="openedOn" max={today} />
        <StatusField name="status" />
      </FieldGrid>
    </RecordForm>
  );
}

/** The balance on the statement before the first line, in the account's currency. */
function OpeningBalance() {
  const currency = (useWatch({ name: 'currency' }) as string) || undefined;
  return <MoneyField name="openingBalance" currency={currency} />;
}
