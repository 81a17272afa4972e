const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function kept<Format>(formats: Map<string, Format>, locale: string, options: object | undefined, make: () => Format): Format {
  const key = `${locale}${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = make()));
  return format;
}

/** Cached, because creating a formatter costs a hundred times as much as using it: a list formats hundreds of instants while scrolling. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));

/** Always groups thousands: Spanish would group only from 10 000 on, which makes amounts in a column hard to compare. */
const numberFormat = (locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numberFormats, locale, options, () => new Intl.NumberFormat(locale, { useGrouping: 'always', ...options }));

/**
 * Formats a day: SHORT, MEDIUM and LONG as usual in the language, ISO the same everywhere. Arabic figures come without the marks that would turn
 * them around, so that a day reads alike on screen, on paper and as it is typed.
 */
export function dateText(at: Date | string, locale: string, format: string, timeZone: string | undefined): string {
  const date = new Date(at);
  if (format === 'ISO') return dateFormat('sv-SE', { timeZone }).format(date);
  const dateStyle = ({ SHORT: 'short', MEDIUM: 'medium', LONG: 'long' } as const)[format] ?? 'medium';
  return dateFormat(locale, { dateStyle, timeZone }).format(date).replaceAll('\u200f', '');
}

const separators: Record<string, [group: string, decimal: string]> = { POINT: [',', '.'], COMMA: ['.', ','], SPACE: ['\u00a0', ','] };

/** Formats a number. The formats are named after their decimal mark; LANGUAGE is the reader's own. */
export function numberText(
  value: number | Intl.StringNumericLiteral,
  locale: string,
  format: string,
  options?: Intl.NumberFormatOptions,
): string {
  const marks = separators[format];
  if (!marks) return numberFormat(locale, options).format(value);
  const [group, decimal] = marks;
  const part = { group, decimal } as Record<string, string>;
  return numberFormat('en', options)
    .formatToParts(value)
    .map(({ type, value: text }) => part[type] ?? text)
    .join('');
}
