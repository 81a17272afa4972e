import { ecommerceDeliveryMethodRules } from '../../../server/ecommerce/delivery/ecommerceDeliveryMethod.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { ecommerceDeliveryMethodForm } from '../../core/relay/operations/ecommerceDeliveryMethodOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { CountriesField } from './CountriesField.tsx';

/** Creates or edits a way of delivering orders. */
export const EcommerceDeliveryMethodForm = (props: RecordFormProps) => (
  <RecordForm entity="ecommerceDeliveryMethod" operations={ecommerceDeliveryMethodForm} rules={ecommerceDeliveryMethodRules} {...props}>
    <TextField name="title" autoComplete="off" />
    <TextField name="description" autoComplete="off" />
    <CountriesField name="countries" />
    <FieldGrid>
      <MoneyField name="price" isPrice />
      <MoneyField name="freeFrom" isPrice />
      <MoneyField name="amountFrom" isPrice />
      <MoneyField name="amountBelow" isPrice />
      <NumberField name="weightFrom" />
      <NumberField name="weightBelow" />
      <StatusField name="status" />
    </FieldGrid>
  </RecordForm>
);
