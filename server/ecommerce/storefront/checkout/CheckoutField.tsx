import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { Visit } from '../Visit.ts';
import type { FormState } from './CheckoutPage.tsx';

interface CheckoutFieldProps {
  visit: Visit;
  form: FormState;
  name: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  /** Whether a text says more about it. */
  hint?: boolean;
  isOptional?: boolean;
  /** Replaces the input. */
  children?: ReactNode;
}

/** A field of the checkout with its label, its hint, and what is wrong with it. */
export function CheckoutField({
  visit: { words },
  form: { values, problems },
  name,
  type = 'text',
  autoComplete,
  hint,
  isOptional,
  children,
}: CheckoutFieldProps) {
  const problem = problems[name];
  const about = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={name}>{words.text(name)}</label>
      {children ?? (
        <input
          id={name}
          name={name}
          type={type}
          dir={type === 'text' ? undefined : 'ltr'}
          defaultValue={values[name]}
          autoComplete={autoComplete}
          required={!isOptional}
          maxLength={1_000}
          aria-describedby={about}
          aria-invalid={problem ? true : undefined}
        />
      )}
      {hint && (
        <p className="muted" id={`${name}-hint`}>
          {words.text(`${name}Hint`)}
        </p>
      )}
      {problem && (
        <p className="error" id={`${name}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
