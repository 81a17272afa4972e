import { useController } from 'react-hook-form';
import { DayInput } from './DayInput.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A business day; the form's value is YYYY-MM-DD. */
export function DateField({ name, label, hint, required, disabled, min, max }: FieldProps & { min?: string; max?: string }) {
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name });
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <DayInput {...{ ref, name, disabled, min, max, onBlur, onChange }} value={(value as string | null) ?? ''} />
    </FieldFrame>
  );
}
