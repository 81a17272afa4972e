import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

const secrets = new WeakMap<object, Set<string>>();

/** Excludes a field's value from drafts, even after the field is unmounted. */
export function useSecretField(name: string): void {
  const { control } = useFormContext();
  useEffect(() => {
    const names = secrets.get(control) ?? new Set();
    secrets.set(control, names.add(name));
  }, [control, name]);
}

/** Returns the names of a form's secret fields, mounted or not. */
export const secretFieldsOf = (control: object): ReadonlySet<string> => secrets.get(control) ?? new Set();
