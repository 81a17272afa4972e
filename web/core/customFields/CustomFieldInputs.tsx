import { FormattedMessage } from 'react-intl';
import { FieldSection } from '../fields/FieldSection.tsx';
import type { CustomField } from './customColumns.tsx';
import { CustomFieldInput } from './CustomFieldInput.tsx';

/** Form fields for what the company has added to a type of record; the form's values stand by key in `customFields`. */
export const CustomFieldInputs = ({ fields }: { fields: readonly CustomField[] }) => (
  <FieldSection title={<FormattedMessage id="customField.section" />}>
    {fields.map(field => (
      <CustomFieldInput key={field.key} field={field} />
    ))}
  </FieldSection>
);
