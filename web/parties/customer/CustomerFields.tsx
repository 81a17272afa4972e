import { FormattedMessage } from 'react-intl';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { FieldSection } from '../../core/fields/FieldSection.tsx';
import { FileField, type StoredFileRef } from '../../core/fields/FileField.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { languageNames, languages } from '../../core/i18n/languages.ts';
import { DuplicateNotice } from '../duplicate/DuplicateNotice.tsx';
import { useCrmUpload } from '../duplicate/useCrmUpload.ts';

const label = (name: string) => <FormattedMessage id={`customer.${name}`} />;
const section = (name: string) => <FormattedMessage id={`customer.section.${name}`} />;
const languageOptions = languages.map(language => ({ value: language.toUpperCase(), label: languageNames[language] }));

interface CustomerFieldsProps {
  /** The customer being edited. */
  id?: string;
  owner?: { readonly id: string; readonly name: string } | null;
  document?: StoredFileRef | null;
}

/** Form fields of a customer, grouped by topic. */
export function CustomerFields({ id, owner, document }: CustomerFieldsProps) {
  const upload = useCrmUpload();
  return (
    <>
      <DuplicateNotice of="customer" exceptId={id} />
      <FieldSection title={section('who')}>
        <TextField name="name" label={label('name')} autoComplete="off" required />
        <TextField name="companyName" label={label('companyName')} autoComplete="off" />
        <TextField name="email" type="email" label={label('email')} autoComplete="off" />
        <PhoneField name="phone" label={label('phone')} />
      </FieldSection>
      <FieldSection title={section('where')}>
        <TextField name="address" label={label('address')} autoComplete="off" required />
        <TextField name="city" label={label('city')} autoComplete="off" required />
        <CountryField name="country" label={label('country')} required />
      </FieldSection>
      <FieldSection title={section('registration')}>
        <TextField name="incorporationId" label={label('incorporationId')} dir="ltr" />
        <TextField name="registrationType" label={label('registrationType')} hint={label('registrationTypeHint')} />
        <TextField name="taxNumber" label={label('taxNumber')} dir="ltr" />
        <FileField
          name="registrationDocumentId"
          label={label('registrationDocument')}
          hint={label('registrationDocumentHint')}
          accept="application/pdf,image/png,image/jpeg"
          stored={document}
          upload={upload}
        />
      </FieldSection>
      <FieldSection title={section('dealings')}>
        <CompanyUserSelect name="ownerId" label={label('owner')} selected={owner} />
        <SelectField name="language" label={label('language')} hint={label('languageHint')} options={languageOptions} required />
        <StatusField name="status" label={label('status')} hint={label('statusHint')} />
      </FieldSection>
    </>
  );
}
