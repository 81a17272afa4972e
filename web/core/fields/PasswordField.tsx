import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useSecretField } from './secretFields.ts';

/** A password, which drafts leave out. */
export function PasswordField({
  name,
  label,
  hint,
  required,
  disabled,
  ...input
}: FieldProps & { autoComplete: 'current-password' | 'new-password'; autoFocus?: boolean }) {
  const { register } = useFormContext();
  useSecretField(name);
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <PasswordInput {...register(name)} {...input} />
    </FieldFrame>
  );
}
