import { FormattedMessage } from 'react-intl';
import { vendorRules } from '../../../server/procurement/vendor/vendor.rules.ts';
import { vendorTypes } from '../../../server/procurement/vendor/vendorTypes.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { FieldSection } from '../../core/fields/FieldSection.tsx';
import { LanguageField } from '../../core/fields/LanguageField.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import { useNames } from '../../core/i18n/useNames.ts';
import { vendorForm } from '../../core/relay/operations/vendorOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { DuplicateNotice } from '../../parties/duplicate/DuplicateNotice.tsx';
import { ProductGroupsField } from '../productGroup/ProductGroupsField.tsx';

type Vendor = NonNullable<(typeof vendorForm)['record']>;

interface VendorFormProps extends RecordFormProps<Vendor> {
  /** Initial name of a new vendor. */
  name?: string;
}

/** Creates or edits a vendor. */
export function VendorForm({ name, ...props }: VendorFormProps) {
  const { language } = useLanguage();
  const { currencies } = useNames();
  const initial = { name, vendorType: 'RECURRING', productGroupIds: [], language: language.toUpperCase() };
  const ofCompany = { value: '', label: '–' };
  return (
    <RecordForm entity="vendor" size="lg" operations={vendorForm} rules={vendorRules} customized="VENDOR" initial={initial} {...props}>
      <DuplicateNotice of="vendor" exceptId={props.id} />
      <FieldSection title={<FormattedMessage id="vendor.contact" />}>
        <TextField name="name" autoComplete="off" />
        <TextField name="companyName" autoComplete="off" />
        <TextField name="email" type="email" autoComplete="off" />
        <PhoneField name="phone" />
        <TextField name="address" autoComplete="off" />
        <CountryField name="country" />
      </FieldSection>
      <ProductGroupsField name="productGroupIds" />
      <FieldSection title={<FormattedMessage id="vendor.terms" />}>
        <ChoiceField name="vendorType" values={vendorTypes} texts="vendorType" />
        <TextField name="taxNumber" dir="ltr" autoComplete="off" />
        <SelectField name="currency" options={[ofCompany, ...currencies()]} />
        <LanguageField name="language" />
        <StatusField name="status" />
      </FieldSection>
    </RecordForm>
  );
}
