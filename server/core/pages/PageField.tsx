import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { Wording } from '../print/Wording.ts';

/** What a form holds and what is wrong with it, by field. */
export interface FormState {
  values: Record<string, string>;
  problems: Record<string, string>;
  /** What is wrong with it as a whole. */
  notices: string[];
}

interface PageFormProps {
  /** Has a text for each field by its name, and `problems` and `problemsHint`. */
  visit: { words: Wording };
  form: FormState;
}

interface PageFieldProps extends PageFormProps {
  name: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  /** Its text, if that is not its name. */
  label?: string;
  /** Whether a text says more about it: that of its name with `Hint`, or the one named. */
  hint?: boolean | string;
  isOptional?: boolean;
  /** Types of files that may be chosen. */
  accept?: string;
  /** Replaces the input; takes `fieldProps`. */
  children?: ReactNode;
}

/** What connects a field of a form to what is said about it. */
export function fieldProps(name: string, { problems }: Pick<FormState, 'problems'>, hint?: boolean | string) {
  const about = [hint && `${name}-hint`, problems[name] && `${name}-problem`].filter(Boolean).join(' ') || undefined;
  return { id: name, name, 'aria-describedby': about, 'aria-invalid': problems[name] ? true : undefined };
}

/** A field of a form on a public page with its label, its hint, and what is wrong with it. */
export function PageField({
  visit: { words },
  form,
  name,
  label = name,
  type = 'text',
  autoComplete,
  hint,
  isOptional,
  accept,
  children,
}: PageFieldProps) {
  const problem = form.problems[name];
  return (
    <div className="field">
      <label htmlFor={name}>{words.text(label)}</label>
      {children ?? (
        <input
          {...fieldProps(name, form, hint)}
          type={type}
          dir={type === 'text' || type === 'file' ? undefined : 'ltr'}
          defaultValue={form.values[name]}
          autoComplete={autoComplete}
          required={!isOptional}
          accept={accept}
          maxLength={type === 'file' ? undefined : 1_000}
        />
      )}
      {hint && (
        <p className="muted" id={`${name}-hint`}>
          {words.text(typeof hint === 'string' ? hint : `${name}Hint`)}
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

/** What is wrong with a form that was sent, with a link to each field. */
export function PageProblems({ visit: { words }, form: { problems, notices } }: PageFormProps) {
  const wrong = Object.entries(problems);
  if (wrong.length === 0 && notices.length === 0) return null;
  return (
    <div className="problems" role="alert">
      <h2>{words.text('problems')}</h2>
      {notices.map(notice => (
        <p key={notice}>{notice}</p>
      ))}
      {wrong.length > 0 && (
        <>
          <p>{words.text('problemsHint')}</p>
          <ul>
            {wrong.map(([field, problem]) => (
              <li key={field}>
                <a href={`#${field}`}>
                  {words.text(field)}: {problem}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
