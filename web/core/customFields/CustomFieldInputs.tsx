import { FormattedMessage } from 'react-intl';
import { DateField } from '../fields/DateField.tsx';
import { FieldSection } from '../fields/FieldSection.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { CustomField, CustomValue } from './customColumns.tsx';
import { ReferenceField } from './ReferenceField.tsx';

interface CustomFieldInputsProps {
  fields: readonly CustomField[];
  /** The values of the record that the form starts from, which name what they refer to. */
  values?: readonly CustomValue[];
}

/** Form fields for what the company has added to a type of record; the form's values stand by key in `customFields`. */
export const CustomFieldInputs = ({ fields, values = [] }: CustomFieldInputsProps) => (
  <FieldSection title={<FormattedMessage id="customField.section" />}>
    {fields.map(field => (
      <CustomFieldInput key={field.key} field={field} value={values.find(({ key }) => key === field.key)} />
    ))}
  </FieldSection>
);

function CustomFieldInput({
  field: { key, label, kind, target, choices, isRequired },
  value,
}: {
  field: CustomField;
  value?: CustomValue;
}) {
  const field = { name: `customFields.${key}`, label: <bdi>{label}</bdi>, required: isRequired };
  if (kind === 'NUMBER') return <NumberField {...field} decimals={[0, 10]} />;
  if (kind === 'DATE') return <DateField {...field} />;
  if (kind === 'REFERENCE') {
    const selected = value && { id: value.value, name: value.text ?? '…' };
    return <ReferenceField {...field} target={target!} selected={selected} />;
  }
  if (kind === 'TEXT') return <TextField {...field} autoComplete="off" dir="auto" />;
  // A record keeps a choice that is no longer offered.
  const kept = value && !choices.includes(value.value) ? [value.value] : [];
  return <SelectField {...field} placeholder="" options={[...choices, ...kept].map(choice => ({ value: choice, label: choice }))} />;
}
