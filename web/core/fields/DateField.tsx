import { Input } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** Date input with the browser's own calendar; the form's value is YYYY-MM-DD. */
export function DateField({ name, label, hint, required, disabled, min, max }: FieldProps & { min?: string; max?: string }) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <Input {...register(name)} type="date" min={min} max={max} />
    </FieldFrame>
  );
}
