import { budgetRules } from '../../../../server/finance/budget/budget.rules.ts';
import { breachActions } from '../../../../server/finance/expenseHead/expenseHead.rules.ts';
import { ChoiceField } from '../../../core/fields/ChoiceField.tsx';
import { DateField } from '../../../core/fields/DateField.tsx';
import { FieldGrid } from '../../../core/fields/FieldGrid.tsx';
import { StatusField } from '../../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../../core/fields/TextAreaField.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import { useToday } from '../../../core/i18n/useToday.ts';
import { budgetForm } from '../../../core/relay/operations/budgetOperations.ts';
import { RecordForm, type RecordFormProps } from '../../../core/screens/RecordForm.tsx';
import { CostCenterSelect } from '../../../ledger/costCenter/CostCenterSelect.tsx';
import { BudgetLinesField } from './BudgetLinesField.tsx';
import { emptyBudgetLine } from './budgetLineDraft.ts';

/** Creates a budget of this year and opens it, or edits one. */
export function BudgetForm(props: RecordFormProps) {
  const year = useToday().slice(0, 4);
  return (
    <RecordForm
      entity="budget"
      size="xl"
      operations={budgetForm}
      rules={budgetRules}
      initial={{ startsOn: `${year}-01-01`, endsOn: `${year}-12-31` }}
      values={budget => ({
        lines: budget?.lines.map(({ id, title, head, amount }) => ({ id, title, headId: head?.id ?? '', amount })) ?? [emptyBudgetLine()],
      })}
      opensNew
      {...props}
    >
      <FieldGrid>
        <TextField name="title" autoComplete="off" />
        <CostCenterSelect name="costCenterId" />
        <DateField name="startsOn" />
        <DateField name="endsOn" />
        <ChoiceField name="onBreach" values={breachActions} texts="breachAction" />
        <StatusField name="status" />
      </FieldGrid>
      <BudgetLinesField />
      <TextAreaField name="description" rows={2} />
    </RecordForm>
  );
}
