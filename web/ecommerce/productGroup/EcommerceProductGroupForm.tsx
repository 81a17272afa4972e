import { ecommerceProductGroupRules } from '../../../server/ecommerce/productGroup/ecommerceProductGroup.rules.ts';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { ecommerceProductGroupForm } from '../../core/relay/operations/ecommerceProductGroupOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { EcommerceProductGroupSelect } from './EcommerceProductGroupSelect.tsx';

/** Creates or edits a product group. */
export const EcommerceProductGroupForm = (props: RecordFormProps) => (
  <RecordForm entity="ecommerceProductGroup" operations={ecommerceProductGroupForm} rules={ecommerceProductGroupRules} {...props}>
    <TextField name="title" autoComplete="off" />
    <EcommerceProductGroupSelect name="parentId" />
    <TextAreaField name="description" />
    <StatusField name="status" />
  </RecordForm>
);
