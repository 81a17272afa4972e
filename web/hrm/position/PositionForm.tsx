import { positionRules } from '../../../server/staff/position/position.rules.ts';
import { positionTypes } from '../../../server/staff/position/positionTypes.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { positionForm } from '../../core/relay/operations/positionOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { DepartmentSelect } from '../../staff/department/DepartmentSelect.tsx';

/** Creates or edits a position; `name` is the title that a new one begins with. */
export const PositionForm = ({ name, ...props }: RecordFormProps & { name?: string }) => (
  <RecordForm entity="position" operations={positionForm} rules={positionRules} initial={{ type: 'FULL_TIME', title: name }} {...props}>
    <FieldGrid>
      <TextField name="title" autoComplete="off" />
      <TextField name="cadre" autoComplete="off" />
      <ChoiceField name="type" values={positionTypes} texts="positionType" />
      <DepartmentSelect name="departmentId" />
      <MoneyField name="budget" />
      <NumberField name="headcount" decimals={[0, 0]} />
    </FieldGrid>
    <TextAreaField name="description" />
    <FlagField name="acceptsApplications" />
    <TextAreaField name="publicText" rows={6} />
    <StatusField name="status" />
  </RecordForm>
);
