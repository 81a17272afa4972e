import { useFormContext } from 'react-hook-form';
import type { Option } from '../i18n/Option.ts';
import { Choice } from '../ui/Choice.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** Native select, which works best on phones and with screen readers. */
export function SelectField({
  name,
  label,
  hint,
  required,
  disabled,
  options,
  placeholder,
  numeric,
}: FieldProps & { options: Option[]; placeholder?: string; numeric?: boolean }) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <Choice {...register(name, { valueAsNumber: numeric })} options={options} placeholder={placeholder} />
    </FieldFrame>
  );
}
