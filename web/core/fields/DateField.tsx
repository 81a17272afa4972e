import { useController } from 'react-hook-form';
import { DayInput } from './DayInput.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface DateFieldProps extends FieldProps {
  /** First and last day that the calendar offers. */
  min?: string;
  max?: string;
  /** Hides the label and uses it as the accessible name, for a table of lines. */
  bare?: boolean;
}

/** A business day; the form's value is YYYY-MM-DD. */
export function DateField({ name, label, hint, required, disabled, min, max, bare }: DateFieldProps) {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController({ name });
  const own = bare && { label: typeof label === 'string' ? label : undefined, isInvalid: fieldState.invalid };
  const control = <DayInput {...{ ref, name, disabled, min, max, onBlur, onChange, ...own }} value={(value as string | null) ?? ''} />;
  return bare ? control : <FieldFrame {...{ name, label, hint, required, disabled }}>{control}</FieldFrame>;
}
