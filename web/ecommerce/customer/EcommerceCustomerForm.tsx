import { ecommerceCustomerRules } from '../../../server/ecommerce/customer/ecommerceCustomer.rules.ts';
import { CityField } from '../../core/fields/CityField.tsx';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { ecommerceCustomerForm } from '../../core/relay/operations/ecommerceCustomerOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

interface EcommerceCustomerFormProps extends RecordFormProps {
  /** Initial name of a new customer. */
  name?: string;
}

/** Creates or edits a customer of the shop. */
export const EcommerceCustomerForm = ({ name, ...props }: EcommerceCustomerFormProps) => (
  <RecordForm
    entity="ecommerceCustomer"
    size="lg"
    operations={ecommerceCustomerForm}
    rules={ecommerceCustomerRules}
    initial={{ name }}
    copied={{ email: '' }}
    {...props}
  >
    <FieldGrid>
      <TextField name="name" autoComplete="off" />
      <TextField name="email" type="email" dir="ltr" autoComplete="off" />
      <PhoneField name="phone" />
      <CountryField name="country" />
      <CityField name="city" />
      <TextField name="address" autoComplete="off" />
      <DateField name="joinedOn" />
      <StatusField name="status" />
    </FieldGrid>
  </RecordForm>
);
