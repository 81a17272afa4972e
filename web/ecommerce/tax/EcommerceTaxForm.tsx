import { ecommerceTaxRules } from '../../../server/ecommerce/tax/ecommerceTax.rules.ts';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { ecommerceTaxForm } from '../../core/relay/operations/ecommerceTaxOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits the tax of a country of delivery. */
export const EcommerceTaxForm = (props: RecordFormProps) => (
  <RecordForm entity="ecommerceTax" operations={ecommerceTaxForm} rules={ecommerceTaxRules} {...props}>
    <CountryField name="country" />
    <NumberField name="rate" unit="%" />
  </RecordForm>
);
