// ISO 4217 where the Unicode data behind Intl counts what is used in shops instead.
const official: Record<string, number> = { IQD: 3, LYD: 3, TND: 3, JOD: 3, KWD: 3, BHD: 3, OMR: 3, CLP: 0, UYI: 0, UYW: 4, CLF: 4, MGA: 2, MRU: 2 };

/** Digits after the point of a currency: the minor unit of ISO 4217 (domain §0). */
export function currencyDecimals(currency: string): number {
  const plain = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return official[currency] ?? plain;
}
