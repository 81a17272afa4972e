import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

const secrets = new WeakMap<object, Set<string>>();

/** Marks a field of the form around it as one whose value is never kept, even once it is no longer shown. */
export function useSecretField(name: string): void {
  const { control } = useFormContext();
  useEffect(() => {
    const names = secrets.get(control) ?? new Set();
    secrets.set(control, names.add(name));
  }, [control, name]);
}

/** The fields of a form that hold, or held, a password or a code. */
export const secretFieldsOf = (control: object): ReadonlySet<string> => secrets.get(control) ?? new Set();
