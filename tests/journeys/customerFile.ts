import { buffer } from 'node:stream/consumers';
import { xlsxOf } from '../../server/core/export/xlsx.ts';
import type { JourneyWords } from './Journey.ts';

/** A workbook as a user would upload it, with every cell a text. */
export function workbook(titles: string[], rows: string[][]): Promise<Buffer> {
  async function* pages() {
    yield rows.map(row => row.map(text => ({ kind: 'text' as const, text })));
  }
  return buffer(xlsxOf(titles, pages(), { name: 'Sheet 1', rightToLeft: false }));
}

/** Columns of the file, by message id. */
export const customerTitles = ['name', 'email', 'phone', 'address', 'city', 'country', 'language'].map(field => `customer.${field}`);

/** The customers of a journey, numbered after a common name; the first twelve are in a separate town, the last two share a phone number. */
export const customerRows = ({ name, towns, country, language, customers }: JourneyWords): string[][] =>
  Array.from({ length: customers }, (_, index) => [
    `${name} ${index + 1}`,
    `office${index + 1}@${language}.story.test`,
    `+34 600 ${100_000 + Math.min(index, customers - 2)}`,
    `${index + 1}`,
    towns[index < 12 ? 0 : 1],
    country,
    language.toUpperCase(),
  ]);
