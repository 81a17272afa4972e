import { IntlMessageFormat } from 'intl-messageformat';
import { currencyDecimals } from '../money/currencyDecimals.ts';
import { dateText, numberText } from '../rules/formats.ts';
import { phoneText } from '../rules/phoneText.ts';
import { localeOf, type Language } from '../session/Viewer.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** A printed value: text, or figures and codes, which always read left to right. */
export type Value = string | Figures;

/** Figures and codes. */
export interface Figures {
  ltr: string;
}

/** A value with its label. */
export interface Labelled {
  label: Value;
  value: Value;
}

/** Texts of a module's documents, by language and id. */
export type Texts = Record<Language, Record<string, string>>;

/** The company's date and number formats, and its currency once chosen. */
export interface Formats {
  timeZone: string;
  dateFormat: string;
  numberFormat: string;
  currency: string | null;
}

const own: Texts = { en, ar, sp };

/** Texts with values, ready to be filled in, by locale and text: they are as many as the product has. Reading one costs more than filling it in. */
const messages = new Map<string, IntlMessageFormat>();

function messageOf(text: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${text}`;
  let message = messages.get(key);
  if (!message) messages.set(key, (message = new IntlMessageFormat(text, locale)));
  return message;
}

/** Formats texts, dates, numbers and amounts of one document, in its reader's language and its company's formats. */
export class Wording {
  readonly #locale: string;

  constructor(
    readonly language: Language,
    readonly formats: Formats,
    readonly texts: Texts,
  ) {
    // Latin digits in Arabic too (domain §0, locale).
    this.#locale = `${localeOf[language]}-u-nu-latn`;
  }

  /** A text of the module, falling back to the texts shared by all documents. */
  text(id: string, values?: Record<string, string | number>): string {
    const text = this.texts[this.language][id] ?? own[this.language][id];
    if (text === undefined) throw new Error(`No text ${id} in ${this.language}`);
    return values ? String(messageOf(text, this.#locale).format(values)) : text;
  }

  /** A business day (YYYY-MM-DD), or the day of an instant in the company's time zone. */
  day(at: Date | string): Value {
    const isDay = typeof at === 'string' && at.length === 10;
    const text = dateText(at, this.#locale, this.formats.dateFormat, isDay ? 'UTC' : this.formats.timeZone);
    return /\p{Script=Arabic}/u.test(text) ? text : { ltr: text };
  }

  /** Hour and minute of an instant in the company's time zone. */
  time(at: Date): Figures {
    const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: this.formats.timeZone } as const;
    return { ltr: new Intl.DateTimeFormat('en-GB', options).format(at) };
  }

  /** An exact decimal, without trailing zeros. */
  number(value: string, decimals = 6): Figures {
    return { ltr: this.#number(value, { maximumFractionDigits: decimals }) };
  }

  percent(value: string): Figures {
    return { ltr: `${this.#number(value, { maximumFractionDigits: 4 })}%` };
  }

  /** An amount without its currency; a unit price may have more decimals than the currency. */
  amount(value: string, currency: string): Figures {
    return { ltr: this.#amount(value, currency) };
  }

  /** An amount with its currency code, because symbols are shared between currencies. */
  money(value: string, currency: string): Figures {
    const amount = this.#amount(value, currency);
    return { ltr: this.language === 'en' ? `${currency} ${amount}` : `${amount} ${currency}` };
  }

  /** A country's name by its ISO 3166 code. */
  country(code: string): string {
    return new Intl.DisplayNames(this.#locale, { type: 'region' }).of(code) ?? code;
  }

  /** A phone number, grouped for reading; null without one. */
  phone(digits: string | null): Figures | null {
    return digits ? { ltr: phoneText(digits) } : null;
  }

  /** Joins the non-empty parts with the language's comma. */
  list(parts: (string | null)[]): string {
    return parts.filter(Boolean).join(this.language === 'ar' ? '، ' : ', ');
  }

  #amount(value: string, currency: string): string {
    const digits = currencyDecimals(currency);
    return this.#number(value, { minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, 6) });
  }

  #number(value: string, options: Intl.NumberFormatOptions): string {
    return numberText(value as Intl.StringNumericLiteral, this.#locale, this.formats.numberFormat, options);
  }
}

/** Pairs labels with values; pairs without a value are omitted. */
export const labelled = (words: Wording, pairs: [id: string, value: Value | null | undefined][]): Labelled[] =>
  pairs.flatMap(([id, value]) => (value ? [{ label: words.text(id), value }] : []));
