import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

export interface FieldProps {
  /** Path of the value in the form. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** The error of a field, if it has one. */
export function useFieldError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name });
  return getFieldState(name, state).error?.message;
}

/** Label above, control, then hint or error: each tied to the control for screen readers. */
export function FieldFrame({ name, label, hint, required, disabled, children }: FieldProps & { children: ReactNode }) {
  const error = useFieldError(name);
  return (
    <Field.Root invalid={!!error} required={required} disabled={disabled}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
