import { useWatch } from 'react-hook-form';
import { expenseRules } from '../../../../server/finance/expense/expense.rules.ts';
import { purchaseVatCategories } from '../../../../server/finance/expense/purchaseVatCategories.rules.ts';
import { ChoiceField } from '../../../core/fields/ChoiceField.tsx';
import { DateField } from '../../../core/fields/DateField.tsx';
import { FieldGrid } from '../../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { PercentField } from '../../../core/fields/PercentField.tsx';
import { TextAreaField } from '../../../core/fields/TextAreaField.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import { expenseForm } from '../../../core/relay/operations/expenseOperations.ts';
import { RecordForm, type RecordFormProps } from '../../../core/screens/RecordForm.tsx';
import { useSession } from '../../../core/session/session.ts';
import { CostCenterSelect } from '../../../ledger/costCenter/CostCenterSelect.tsx';
import { CurrencyField } from '../../../ledger/exchangeRate/CurrencyField.tsx';
import { RateField } from '../../../ledger/exchangeRate/RateField.tsx';
import { ProjectSelect } from '../../../projects/project/ProjectSelect.tsx';
import { BudgetLineSelect } from '../budget/BudgetLineSelect.tsx';
import { ExpenseHeadSelect } from '../expenseHead/ExpenseHeadSelect.tsx';

/** Creates a draft of an expense and opens it, where its receipts are attached and it is issued; or edits a draft. */
export function ExpenseForm(props: RecordFormProps) {
  const { currency } = useSession();
  return (
    <RecordForm
      entity="expense"
      size="lg"
      operations={expenseForm}
      rules={expenseRules}
      values={expense => (expense ? {} : { vat: '', vatRate: '', currency: currency ?? '', exchangeRate: '' })}
      copied={{ issuedOn: '', dueOn: '', reference: '', exchangeRate: '' }}
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
        <CurrencyField />
        <RateField />
        <Amount name="net" />
        <ChoiceField name="vatCategory" values={purchaseVatCategories} texts="purchaseVat" />
        <PercentField name="vatRate" />
        <Amount name="vat" />
        <DateField name="issuedOn" />
        <DateField name="dueOn" />
      </FieldGrid>
      <TextAreaField name="notes" rows={2} />
    </RecordForm>
  );
}

/** An amount in the chosen currency. */
function Amount({ name }: { name: string }) {
  const currency = (useWatch({ name: 'currency' }) as string) || undefined;
  return <MoneyField name={name} currency={currency} />;
}
