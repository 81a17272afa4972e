const none = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));
const three = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
const four = new Set('CLF UYW'.split(' '));

/**
 * Decimal places of a currency: its ISO 4217 minor unit (domain §0). Intl cannot be used, because its data reflect shop usage: 0 for IQD or
 * HUF.
 */
export function currencyDecimals(currency: string): number {
  if (none.has(currency)) return 0;
  if (three.has(currency)) return 3;
  return four.has(currency) ? 4 : 2;
}
