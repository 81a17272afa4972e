import type { ReactNode } from 'react';
import { TextField } from '../../core/fields/TextField.tsx';

/** A one-time code: six digits from the app, or a recovery code; browsers and keyboards can fill it in. */
export const CodeField = ({ label, hint, digits }: { label: ReactNode; hint?: ReactNode; digits?: boolean }) => (
  <TextField
    name="code"
    label={label}
    hint={hint}
    autoComplete="one-time-code"
    inputMode={digits ? 'numeric' : 'text'}
    spellCheck={false}
    maxLength={20}
    dir="ltr"
    required
  />
);
