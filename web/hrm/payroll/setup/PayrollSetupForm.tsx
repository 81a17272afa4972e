import { graphql } from 'react-relay';
import { payrollSetupRules } from '../../../../server/hrm/payroll/setup/payrollSetup.rules.ts';
import { DateField } from '../../../core/fields/DateField.tsx';
import { FieldGrid } from '../../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { nameRecords } from '../../../core/fields/pickedNames.ts';
import { RecordsField } from '../../../core/fields/RecordsField.tsx';
import { StatusField } from '../../../core/fields/StatusField.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import { useToday } from '../../../core/i18n/useToday.ts';
import { readingMore } from '../../../core/relay/FormOperations.ts';
import type { PayrollSetupFormQuery } from '../../../core/relay/generated/PayrollSetupFormQuery.graphql.ts';
import { payrollSetupForm } from '../../../core/relay/operations/payrollSetupOperations.ts';
import { RecordForm, type RecordFormProps } from '../../../core/screens/RecordForm.tsx';
import { EmployeeSelect } from '../../employee/EmployeeSelect.tsx';
import { PayItemsField } from './PayItemsField.tsx';

const operations = readingMore<PayrollSetupFormQuery>(
  payrollSetupForm,
  graphql`
    query PayrollSetupFormQuery($id: ID!, $isBlank: Boolean!) {
      record: payrollSetup(id: $id) @skip(if: $isBlank) {
        id
        version
        title
        grossSalary
        joinedOn
        designation
        startsOn
        endsOn
        status
        employeeIds
        benefitIds
        taxIds
        deductionIds
        members {
          id
          name
        }
      }
    }
  `,
);

type Setup = NonNullable<(typeof operations)['record']>;

/** The names of a stored setup's employees are noted for their field. */
function valuesOf(setup: Setup | undefined): object {
  nameRecords((setup?.members ?? []).map(({ id, name }) => [id, name]));
  return {};
}

/** Creates or edits a payroll setup. */
export function PayrollSetupForm(props: RecordFormProps) {
  const today = useToday();
  const begins = `${today.slice(0, 7)}-01`;
  return (
    <RecordForm
      entity="payrollSetup"
      size="lg"
      operations={operations}
      rules={payrollSetupRules}
      initial={{ employeeIds: [], benefitIds: [], taxIds: [], deductionIds: [], startsOn: begins, joinedOn: begins }}
      copied={{ employeeIds: [] }}
      values={valuesOf}
      {...props}
    >
      <FieldGrid>
        <TextField name="title" autoComplete="off" />
        <TextField name="designation" autoComplete="off" />
        <MoneyField name="grossSalary" />
        <DateField name="joinedOn" />
        <DateField name="startsOn" />
        <DateField name="endsOn" />
      </FieldGrid>
      <RecordsField name="employeeIds" add="payrollSetup.addEmployee" chooser={field => <EmployeeSelect {...field} />} />
      <PayItemsField />
      <StatusField name="status" />
    </RecordForm>
  );
}
