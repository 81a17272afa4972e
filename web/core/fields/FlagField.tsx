import { chakra, Field } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldTexts } from './FormRecord.ts';
import { useFieldError, type FieldProps } from './FieldFrame.tsx';

/** Yes or no: one box to tick, its label beside it. */
export function FlagField({ name, label, hint, disabled }: Omit<FieldProps, 'required'>) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  const texts = useFieldTexts(name);
  const help = hint ?? texts.hint;
  // The label names what has this id, even when it holds the box itself.
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
