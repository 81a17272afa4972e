import { buffer } from 'node:stream/consumers';
import { xlsxOf } from '../../server/core/export/xlsx.ts';

/** A workbook as a user would upload it, with every cell a text. */
export function workbook(titles: string[], rows: string[][]): Promise<Buffer> {
  async function* pages() {
    yield rows.map(row => row.map(text => ({ kind: 'text' as const, text })));
  }
  return buffer(xlsxOf(titles, pages(), { name: 'Sheet 1', rightToLeft: false }));
}

/** Number of customers in the file. */
export const customerCount = 500;

/** Columns of the file, by message id. */
export const customerTitles = ['name', 'email', 'phone', 'address', 'city', 'country', 'language'].map(field => `customer.${field}`);

/** Customers numbered after a common name; the first twelve are in a separate town, the last two share a phone number. */
export const customerRows = (name: string, towns: [string, string], country: string, language: string): string[][] =>
  Array.from({ length: customerCount }, (_, index) => [
    `${name} ${index + 1}`,
    `office${index + 1}@${language.toLowerCase()}.story.test`,
    `+34 600 ${100_000 + Math.min(index, customerCount - 2)}`,
    `${index + 1}`,
    towns[index < 12 ? 0 : 1],
    country,
    language,
  ]);
