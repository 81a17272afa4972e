import { chakra, Field } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldTexts } from './FormRecord.ts';
import { useFieldError, type FieldProps } from './FieldFrame.tsx';

/** Single checkbox with its label. */
export function FlagField({ name, label, hint, disabled }: Omit<FieldProps, 'required'>) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  const texts = useFieldTexts(name);
  const help = hint ?? texts.hint;
  // An explicit `htmlFor` takes precedence over the checkbox inside the label.
  const id = useId();
  return (
    <Field.Root invalid={!!error} disabled={disabled} justifyContent="center">
      <Field.Label htmlFor={id} cursor="pointer" display="flex" alignItems="center" gap="2.5" minHeight="9" fontWeight="medium">
        <chakra.input
          id={id}
          type="checkbox"
          {...register(name)}
          disabled={disabled}
          accentColor="accent.solid"
          boxSize="4.5"
          flexShrink={0}
        />
        {label ?? texts.label}
      </Field.Label>
      {help && !error && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
