import { tillRules } from '../../../server/inventory/till/till.rules.ts';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { tillForm } from '../../core/relay/operations/tillOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { WarehouseSelect } from '../warehouse/WarehouseSelect.tsx';

/** Creates or edits a till. */
export const TillForm = (props: RecordFormProps) => (
  <RecordForm entity="tills" size="sm" operations={tillForm} rules={tillRules} {...props}>
    <TextField name="name" />
    <WarehouseSelect name="warehouseId" />
    <StatusField name="status" />
  </RecordForm>
);
