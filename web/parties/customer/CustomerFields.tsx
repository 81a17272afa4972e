import { FormattedMessage } from 'react-intl';
import { CityField } from '../../core/fields/CityField.tsx';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { FieldSection } from '../../core/fields/FieldSection.tsx';
import { FileField, type StoredFileRef } from '../../core/fields/FileField.tsx';
import { LanguageField } from '../../core/fields/LanguageField.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { DuplicateNotice } from '../duplicate/DuplicateNotice.tsx';
import { useCrmUpload } from '../duplicate/useCrmUpload.ts';

const section = (name: string) => <FormattedMessage id={`customer.section.${name}`} />;

interface CustomerFieldsProps {
  /** The customer being edited. */
  id?: string;
  document?: StoredFileRef | null;
}

/** Form fields of a customer, grouped by topic. */
export function CustomerFields({ id, document }: CustomerFieldsProps) {
  const upload = useCrmUpload();
  return (
    <>
      <DuplicateNotice of="customer" exceptId={id} />
      <FieldSection title={section('who')}>
        <TextField name="name" autoComplete="off" />
        <TextField name="companyName" autoComplete="off" />
        <TextField name="email" type="email" autoComplete="off" />
        <PhoneField name="phone" />
      </FieldSection>
      <FieldSection title={section('where')}>
        <TextField name="address" autoComplete="off" />
        <CityField name="city" />
        <CountryField name="country" />
      </FieldSection>
      <FieldSection title={section('registration')}>
        <TextField name="incorporationId" dir="ltr" />
        <TextField name="registrationType" />
        <TextField name="taxNumber" dir="ltr" />
        <FileField
          name="registrationDocumentId"

          accept="application/pdf,image/png,image/jpeg"
          stored={document}
          upload={upload}
        />
      </FieldSection>
      <FieldSection title={section('dealings')}>
        <CompanyUserSelect name="ownerId" />
        <LanguageField name="language" />
        <StatusField name="status" />
      </FieldSection>
    </>
  );
}
