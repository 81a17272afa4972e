import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFieldTexts } from './FormRecord.ts';

export interface FieldProps {
  /** Path of the value in the form. */
  name: string;
  /** Defaults to the text of the form's entity, as do `hint` and `required`. */
  label?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** Returns the error message of a field, if it has one; of one that holds several values, the first. */
export function useFieldError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name });
  const { error } = getFieldState(name, state);
  if (!error || error.message) return error?.message;
  return (Object.values(error) as ({ message?: unknown } | undefined)[]).map(each => each?.message).find(text => typeof text === 'string');
}

/** Label, control, and hint or error, all linked to the control for screen readers. */
export function FieldFrame({ name, label, hint, required, disabled, children }: FieldProps & { children: ReactNode }) {
  const error = useFieldError(name);
  const texts = useFieldTexts(name);
  const help = hint ?? texts.hint;
  return (
    <Field.Root invalid={!!error} required={required ?? texts.required} disabled={disabled}>
      <Field.Label>
        {label ?? texts.label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {help && !error && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
