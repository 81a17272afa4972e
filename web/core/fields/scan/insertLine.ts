/** Adds a line to a text field as if it were typed. */
export function insertLine(field: HTMLTextAreaElement, line: string): void {
  const start = field.value === '' || field.value.endsWith('\n') ? '' : '\n';
  field.setRangeText(`${start}${line}\n`, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
