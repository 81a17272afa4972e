import { accountRules, accountTypes } from '../../../server/ledger/account/account.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { accountForm } from '../../core/relay/operations/accountOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { AccountSelect } from './AccountSelect.tsx';

/** Creates or edits an account of the chart. */
export const AccountForm = (props: RecordFormProps) => (
  <RecordForm entity="ledgerAccount" operations={accountForm} rules={accountRules} initial={{ type: 'EXPENSE', isGroup: false }} {...props}>
    <FieldGrid>
      <TextField name="number" dir="ltr" autoComplete="off" />
      <TextField name="name" autoComplete="off" />
      <TextField name="nameAr" dir="rtl" autoComplete="off" />
      <TextField name="nameSp" autoComplete="off" />
      <ChoiceField name="type" values={accountTypes} texts="accountType" />
      <AccountSelect name="parentId" headings />
      <FlagField name="isGroup" />
      <StatusField name="status" />
    </FieldGrid>
  </RecordForm>
);
