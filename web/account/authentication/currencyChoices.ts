/** A currency to choose: its ISO 4217 code, its name in the page's language, and the decimals of its minor unit. */
export interface CurrencyChoice {
  code: string;
  name: string;
  decimals: number;
}

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The currencies with their names in a language, in its order. */
export function currencyChoices(currencies: readonly { code: string; decimals: number }[], locale: string): CurrencyChoice[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  return currencies.map(({ code, decimals }) => ({ code, decimals, name: names.of(code) ?? code })).sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Those whose name or code holds every word typed, whatever the accents and the case. */
export function matchingCurrencies(choices: CurrencyChoice[], typed: string): CurrencyChoice[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ code, name }) => words.every(word => folded(`${code} ${name}`).includes(word)));
}
