import { procurementProductRules } from '../../../server/procurement/product/procurementProduct.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { procurementProductForm } from '../../core/relay/operations/procurementProductOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { ProductSelect } from '../../inventory/product/ProductSelect.tsx';
import { ProductGroupsField } from '../productGroup/ProductGroupsField.tsx';

type Product = NonNullable<(typeof procurementProductForm)['record']>;

interface ProcurementProductFormProps extends RecordFormProps<Product> {
  /** Initial name of a new product. */
  name?: string;
}

/** Creates or edits a product that the company buys. */
export const ProcurementProductForm = ({ name, ...props }: ProcurementProductFormProps) => (
  <RecordForm
    entity="procurementProduct"
    operations={procurementProductForm}
    rules={procurementProductRules}
    initial={{ name, productGroupIds: [] }}
    {...props}
  >
    <FieldGrid>
      <TextField name="name" autoComplete="off" />
      <TextField name="brand" autoComplete="off" />
    </FieldGrid>
    <TextAreaField name="description" />
    <ProductGroupsField name="productGroupIds" />
    <ProductSelect name="inventoryProductId" />
    <StatusField name="status" />
  </RecordForm>
);
