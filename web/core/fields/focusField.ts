/**
 * Focuses a field of a form, and selects its text, before the next key arrives: react-hook-form's `setFocus` does it in a later task, and
 * what is typed until then is lost.
 */
export function focusField(formId: string, name: string): void {
  const field = document.getElementById(formId)?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  field?.focus();
  field?.select();
}
