/** A day in one of the product's formats: SHORT, MEDIUM and LONG as the language writes them, ISO the same everywhere. */
export function dateText(at: Date | string, locale: string, format: string, timeZone: string | undefined): string {
  const date = new Date(at);
  if (format === 'ISO') return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date);
  const dateStyle = ({ SHORT: 'short', MEDIUM: 'medium', LONG: 'long' } as const)[format] ?? 'medium';
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone }).format(date);
}

const separators: Record<string, [group: string, decimal: string]> = { POINT: [',', '.'], COMMA: ['.', ','], SPACE: ['\u00a0', ','] };

/** A number in one of the product's formats, which are called after their decimal mark; LANGUAGE is the reader's own. */
export function numberText(
  value: number | Intl.StringNumericLiteral,
  locale: string,
  format: string,
  options?: Intl.NumberFormatOptions,
): string {
  const marks = separators[format];
  if (!marks) return new Intl.NumberFormat(locale, options).format(value);
  const [group, decimal] = marks;
  const part = { group, decimal } as Record<string, string>;
  return new Intl.NumberFormat('en', options)
    .formatToParts(value)
    .map(({ type, value: text }) => part[type] ?? text)
    .join('');
}
