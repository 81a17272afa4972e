import { customPrefix } from '../../../server/core/customField/customKey.rules.ts';
import { DateField } from '../fields/DateField.tsx';
import { useCustomValue } from '../fields/FormRecord.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { CustomField } from './customColumns.tsx';
import { ReferenceField } from './ReferenceField.tsx';

/** The form field of one that the company has added, as its kind is entered. */
export function CustomFieldInput({ field: { key, label, kind, target, choices, isRequired } }: { field: CustomField }) {
  const field = { name: customPrefix + key, label: <bdi>{label}</bdi>, required: isRequired };
  const current = useCustomValue(field.name)?.value;
  if (kind === 'NUMBER') return <NumberField {...field} decimals={[0, 10]} />;
  if (kind === 'DATE') return <DateField {...field} />;
  if (kind === 'REFERENCE') return <ReferenceField {...field} target={target!} />;
  if (kind === 'TEXT') return <TextField {...field} autoComplete="off" dir="auto" />;
  // A record keeps a choice that is no longer offered.
  const kept = current && !choices.includes(current) ? [current] : [];
  return <SelectField {...field} placeholder="" options={[...choices, ...kept].map(choice => ({ value: choice, label: choice }))} />;
}
