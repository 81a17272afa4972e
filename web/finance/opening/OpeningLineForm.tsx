import { openingLineRules } from '../../../server/finance/opening/openingLine.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { openingLineForm } from '../../core/relay/operations/openingLineOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { AccountSelect } from '../../ledger/account/AccountSelect.tsx';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';
import { VendorSelect } from '../../procurement/vendor/VendorSelect.tsx';

/** Creates or edits a line of the opening balances. */
export const OpeningLineForm = (props: RecordFormProps) => (
  <RecordForm entity="openingLine" operations={openingLineForm} rules={openingLineRules} initial={{ debit: '', credit: '' }} {...props}>
    <AccountSelect name="accountId" />
    <FieldGrid>
      <CustomerSelect name="customerId" existing />
      <VendorSelect name="vendorId" />
      <MoneyField name="debit" />
      <MoneyField name="credit" />
      <TextField name="number" autoComplete="off" dir="ltr" />
      <DateField name="issuedOn" />
      <DateField name="dueOn" />
    </FieldGrid>
  </RecordForm>
);
