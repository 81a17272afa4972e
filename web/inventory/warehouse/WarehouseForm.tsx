import { warehouseRules } from '../../../server/inventory/warehouse/warehouse.rules.ts';
import { CityField } from '../../core/fields/CityField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { warehouseForm } from '../../core/relay/operations/warehouseOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a warehouse. */
export const WarehouseForm = (props: RecordFormProps) => (
  <RecordForm entity="warehouse" operations={warehouseForm} rules={warehouseRules} {...props}>
    <FieldGrid>
      <TextField name="name" autoComplete="off" />
      <TextField name="code" dir="ltr" autoComplete="off" />
      <TextField name="address" autoComplete="off" />
      <CityField name="city" />
      <FlagField name="isDefault" />
      <StatusField name="status" />
    </FieldGrid>
  </RecordForm>
);
