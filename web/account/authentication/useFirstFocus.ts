import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Puts the focus into the one field a page is opened for. */
export function useFirstFocus<Values extends FieldValues, Output>(
  { setFocus }: UseFormReturn<Values, unknown, Output>,
  field: FieldPath<Values>,
): void {
  useEffect(() => setFocus(field), [setFocus, field]);
}
