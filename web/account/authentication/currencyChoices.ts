import { fold } from '../../../server/core/rules/fold.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';

/** A currency: its ISO 4217 code, its name in the page's language and the number of its decimals. */
export interface CurrencyChoice {
  code: string;
  name: string;
  decimals: number;
}

/** ISO 4217 currencies in use for payments, without withdrawn ones, metals and funds. */
const inUse = `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD
  EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD
  LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK
  SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW`;

/** The currencies with their names in a language, sorted for that language after the one that is suggested. */
export function currencyChoices(locale: string, suggested?: string | null): CurrencyChoice[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  return inUse
    .split(/\s+/)
    .map(code => ({ code, decimals: currencyDecimals(code), name: names.of(code) ?? code }))
    .sort((a, b) => Number(b.code === suggested) - Number(a.code === suggested) || a.name.localeCompare(b.name, locale));
}

/** Currencies whose name or code contains every word typed, ignoring accents and case. */
export function matchingCurrencies(choices: CurrencyChoice[], typed: string): CurrencyChoice[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ code, name }) => words.every(word => fold(`${code} ${name}`).includes(word)));
}
