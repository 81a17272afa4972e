import { employeeLoanRules } from '../../../server/hrm/loan/employeeLoan.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { employeeLoanForm } from '../../core/relay/operations/employeeLoanOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { EmployeeSelect } from '../employee/EmployeeSelect.tsx';

/** Grants a loan, or changes its instalments. */
export function EmployeeLoanForm(props: RecordFormProps) {
  const today = useToday();
  return (
    <RecordForm
      entity="employeeLoan"
      operations={employeeLoanForm}
      rules={employeeLoanRules}
      initial={{ grantedOn: today, startsOn: today }}
      copied={{ employeeId: '' }}
      {...props}
    >
      <FieldGrid>
        <EmployeeSelect name="employeeId" />
        <TextField name="title" autoComplete="off" />
        <MoneyField name="amount" />
        <MoneyField name="instalment" />
        <DateField name="grantedOn" />
        <DateField name="startsOn" />
      </FieldGrid>
      <FlagField name="isOpening" />
      <StatusField name="status" />
    </RecordForm>
  );
}
