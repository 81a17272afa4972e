import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Focuses the field that a page is opened for. */
export function useFirstFocus<Values extends FieldValues, Output>(
  { setFocus }: UseFormReturn<Values, unknown, Output>,
  field: FieldPath<Values>,
): void {
  useEffect(() => setFocus(field), [setFocus, field]);
}
