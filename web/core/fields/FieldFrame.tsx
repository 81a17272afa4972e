import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFieldTexts } from './FormRecord.ts';
import { PlainField } from './PlainField.tsx';

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

/** A field of the form around it: label, control, and hint or error. */
export function FieldFrame({ name, label, hint, required, disabled, children }: FieldProps & { children: ReactNode }) {
  const error = useFieldError(name);
  const texts = useFieldTexts(name);
  return (
    <PlainField
      label={label ?? texts.label}
      hint={hint ?? texts.hint}
      error={error}
      required={required ?? texts.required}
      disabled={disabled}
    >
      {children}
    </PlainField>
  );
}
