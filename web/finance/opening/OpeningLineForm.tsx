import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { openingLineRules } from '../../../server/finance/opening/openingLine.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { openingLineForm } from '../../core/relay/operations/openingLineOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { AccountSelect } from '../../ledger/account/AccountSelect.tsx';
import { CustomerPartySelect } from '../../ledger/party/CustomerPartySelect.tsx';
import { VendorPartySelect } from '../../ledger/party/VendorPartySelect.tsx';

/** Creates or edits a line of the opening balances. */
export const OpeningLineForm = (props: RecordFormProps) => (
  <RecordForm entity="openingLine" operations={openingLineForm} rules={openingLineRules} initial={{ debit: '', credit: '' }} {...props}>
    <OpenedAccount />
    <FieldGrid>
      <CustomerPartySelect name="customerId" />
      <VendorPartySelect name="vendorId" />
      <MoneyField name="debit" />
      <MoneyField name="credit" />
      <TextField name="number" autoComplete="off" dir="ltr" />
      <DateField name="issuedOn" />
      <DateField name="dueOn" />
    </FieldGrid>
  </RecordForm>
);

/** The account, and of a bank or cash account in another currency its balance in that. */
function OpenedAccount() {
  const { setValue } = useFormContext();
  const given = useWatch({ name: 'foreignAmount' }) as string | null;
  const [currency, setCurrency] = useState<string>();
  return (
    <>
      <AccountSelect
        name="accountId"
        onPick={account => {
          setCurrency(account?.foreignCurrency ?? undefined);
          setValue('foreignAmount', '');
        }}
      />
      {(currency || given) && <MoneyField name="foreignAmount" currency={currency} />}
    </>
  );
}
