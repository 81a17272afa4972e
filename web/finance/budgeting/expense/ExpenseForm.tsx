import { expenseRules, purchaseVatCategories } from '../../../../server/finance/expense/expense.rules.ts';
import { ChoiceField } from '../../../core/fields/ChoiceField.tsx';
import { DateField } from '../../../core/fields/DateField.tsx';
import { FieldGrid } from '../../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { PercentField } from '../../../core/fields/PercentField.tsx';
import { TextAreaField } from '../../../core/fields/TextAreaField.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import { expenseForm } from '../../../core/relay/operations/expenseOperations.ts';
import { RecordForm, type RecordFormProps } from '../../../core/screens/RecordForm.tsx';
import { CostCenterSelect } from '../../../ledger/costCenter/CostCenterSelect.tsx';
import { ProjectSelect } from '../../../projects/project/ProjectSelect.tsx';
import { BudgetLineSelect } from '../budget/BudgetLineSelect.tsx';
import { ExpenseHeadSelect } from '../expenseHead/ExpenseHeadSelect.tsx';

/** Creates a draft of an expense and opens it, where its receipts are attached and it is issued; or edits a draft. */
export const ExpenseForm = (props: RecordFormProps) => (
  <RecordForm
    entity="expense"
    size="lg"
    operations={expenseForm}
    rules={expenseRules}
    values={expense => (expense ? {} : { vat: '', vatRate: '' })}
    copied={{ issuedOn: '', dueOn: '', reference: '' }}
    opensNew
    {...props}
  >
    <FieldGrid>
      <TextField name="title" autoComplete="off" />
      <TextField name="payee" autoComplete="off" />
      <ExpenseHeadSelect name="headId" />
      <BudgetLineSelect name="budgetLineId" />
      <CostCenterSelect name="costCenterId" />
      <ProjectSelect name="projectId" />
      <TextField name="reference" autoComplete="off" />
      <MoneyField name="net" />
      <ChoiceField name="vatCategory" values={purchaseVatCategories} texts="purchaseVat" />
      <PercentField name="vatRate" />
      <MoneyField name="vat" />
      <DateField name="issuedOn" />
      <DateField name="dueOn" />
    </FieldGrid>
    <TextAreaField name="notes" rows={2} />
  </RecordForm>
);
