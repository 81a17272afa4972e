import { productGroupRules } from '../../../server/procurement/productGroup/productGroup.rules.ts';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { productGroupForm } from '../../core/relay/operations/productGroupOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a product group. */
export const ProductGroupForm = (props: RecordFormProps) => (
  <RecordForm entity="productGroup" operations={productGroupForm} rules={productGroupRules} {...props}>
    <TextField name="title" autoComplete="off" />
    <TextAreaField name="description" />
    <StatusField name="status" />
  </RecordForm>
);
