import { costCenterRules } from '../../../server/ledger/costCenter/costCenter.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { costCenterForm } from '../../core/relay/operations/costCenterOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { DepartmentSelect } from '../../staff/department/DepartmentSelect.tsx';

/** Creates or edits a cost center. */
export const CostCenterForm = (props: RecordFormProps) => (
  <RecordForm entity="costCenter" operations={costCenterForm} rules={costCenterRules} initial={{ duration: 12 }} {...props}>
    <FieldGrid>
      <TextField name="description" autoComplete="off" />
      <DepartmentSelect name="departmentId" />
      <MoneyField name="budget" />
      <NumberField name="duration" />
      <StatusField name="status" />
    </FieldGrid>
  </RecordForm>
);
