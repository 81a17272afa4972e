import { Textarea } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** Multi-line text. */
export function TextAreaField({
  name,
  label,
  hint,
  required,
  disabled,
  rows = 3,
  dir,
}: FieldProps & { rows?: number; dir?: 'ltr' | 'rtl' }) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <Textarea {...register(name)} rows={rows} dir={dir} unicodeBidi={dir && 'isolate'} />
    </FieldFrame>
  );
}
