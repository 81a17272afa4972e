import { employeeDocumentKinds, employeeDocumentRules } from '../../../server/hrm/employeeDocument/employeeDocument.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { employeeDocumentForm } from '../../core/relay/operations/employeeDocumentOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { EmployeeSelect } from '../employee/EmployeeSelect.tsx';

interface EmployeeDocumentFormProps extends RecordFormProps {
  /** Whose document a new one is. */
  employee?: { readonly id: string; readonly name: string };
}

/** Creates or edits a document of an employee. Its scans are attached on its page. */
export const EmployeeDocumentForm = ({ employee, ...props }: EmployeeDocumentFormProps) => (
  <RecordForm
    entity="employeeDocument"
    operations={employeeDocumentForm}
    rules={employeeDocumentRules}
    initial={{ kind: 'CONTRACT', remindDays: '30', employee }}
    {...props}
  >
    <TextField name="title" autoComplete="off" />
    <FieldGrid>
      <EmployeeSelect name="employeeId" />
      <ChoiceField name="kind" values={employeeDocumentKinds} texts="employeeDocumentKind" />
      <DateField name="issuedOn" />
      <DateField name="expiresOn" />
      <NumberField name="remindDays" decimals={[0, 0]} />
    </FieldGrid>
  </RecordForm>
);
