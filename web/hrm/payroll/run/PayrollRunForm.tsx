import { payrollRunRules, plannedKinds } from '../../../../server/hrm/payroll/run/payrollRun.rules.ts';
import { runCycles } from '../../../../server/hrm/payroll/run/runCycles.rules.ts';
import { ChoiceField } from '../../../core/fields/ChoiceField.tsx';
import { DateField } from '../../../core/fields/DateField.tsx';
import { FieldGrid } from '../../../core/fields/FieldGrid.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import { useToday } from '../../../core/i18n/useToday.ts';
import { payrollRunForm } from '../../../core/relay/operations/payrollRunOperations.ts';
import { RecordForm, type RecordFormProps } from '../../../core/screens/RecordForm.tsx';

const lastDay = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** Creates or edits a payroll run; a new one is of the current month. */
export function PayrollRunForm(props: RecordFormProps) {
  const month = useToday().slice(0, 7);
  const initial = { cycle: 'MONTHLY', startsOn: `${month}-01`, endsOn: lastDay(month), payOn: lastDay(month), status: 'INPROGRESS' };
  return (
    <RecordForm
      entity="payrollRun"
      operations={payrollRunForm}
      rules={payrollRunRules}
      initial={initial}
      copied={{ status: 'INPROGRESS' }}
      {...props}
    >
      <FieldGrid>
        <TextField name="title" autoComplete="off" />
        <ChoiceField name="kind" values={plannedKinds} texts="payrollKind" />
        <ChoiceField name="cycle" values={runCycles} texts="payCycle" />
        <DateField name="startsOn" />
        <DateField name="endsOn" />
        <DateField name="payOn" />
        <ChoiceField name="status" values={['PENDING', 'INPROGRESS']} texts="payrollStatus" />
      </FieldGrid>
    </RecordForm>
  );
}
