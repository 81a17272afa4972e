import { breachActions, expenseHeadRules, expenseModes, expenseTypes } from '../../../../server/finance/expenseHead/expenseHead.rules.ts';
import { ChoiceField } from '../../../core/fields/ChoiceField.tsx';
import { FieldGrid } from '../../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { StatusField } from '../../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../../core/fields/TextAreaField.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import { expenseHeadForm } from '../../../core/relay/operations/expenseHeadOperations.ts';
import { RecordForm, type RecordFormProps } from '../../../core/screens/RecordForm.tsx';
import { AccountSelect } from '../../../ledger/account/AccountSelect.tsx';
import { ExpenseHeadSelect } from './ExpenseHeadSelect.tsx';

/** Creates or edits an expense head. */
export const ExpenseHeadForm = (props: RecordFormProps) => (
  <RecordForm
    entity="expenseHead"
    operations={expenseHeadForm}
    rules={expenseHeadRules}
    initial={{ type: 'VARIABLE', mode: 'BANK' }}
    {...props}
  >
    <FieldGrid>
      <TextField name="title" autoComplete="off" />
      <ExpenseHeadSelect name="parentId" />
      <ChoiceField name="type" values={expenseTypes} texts="expenseType" />
      <TextField name="category" autoComplete="off" />
      <MoneyField name="maximumAmount" />
      <ChoiceField name="onBreach" values={breachActions} texts="breachAction" />
      <AccountSelect name="accountId" />
      <ChoiceField name="mode" values={expenseModes} texts="expenseMode" />
    </FieldGrid>
    <TextAreaField name="description" rows={2} />
    <StatusField name="status" />
  </RecordForm>
);
