import { ecommerceSellerRules } from '../../../server/ecommerce/seller/ecommerceSeller.rules.ts';
import { CityField } from '../../core/fields/CityField.tsx';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { ecommerceSellerForm } from '../../core/relay/operations/ecommerceSellerOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { VendorSelect } from '../../procurement/vendor/VendorSelect.tsx';

/** Creates or edits a seller of the shop. */
export const EcommerceSellerForm = (props: RecordFormProps) => (
  <RecordForm
    entity="ecommerceSeller"
    size="lg"
    operations={ecommerceSellerForm}
    rules={ecommerceSellerRules}
    initial={{ commissionPercent: '' }}
    copied={{ name: '' }}
    {...props}
  >
    <FieldGrid>
      <TextField name="name" autoComplete="off" />
      <TextField name="contact" autoComplete="off" />
      <CountryField name="country" />
      <CityField name="city" />
      <PercentField name="commissionPercent" />
      <VendorSelect name="vendorId" />
      <StatusField name="status" />
    </FieldGrid>
  </RecordForm>
);
