import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PlainFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** The control. */
  children: ReactNode;
}

/** Label, control, and hint or error, all linked to the control for screen readers. Needs no form around it: see FieldFrame. */
export const PlainField = ({ label, hint, error, required, disabled, children }: PlainFieldProps) => (
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
