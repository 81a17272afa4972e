import { globSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { localeOf, type Language } from '../../web/core/i18n/languages.ts';
import { withQuickTexts } from '../../web/core/i18n/quickTexts.ts';

const textsOf = (language: Language) =>
  Object.assign({}, ...globSync(`web/**/messages.${language}.json`).map(file => JSON.parse(readFileSync(file, 'utf8')))) as Record<
    string,
    string
  >;

it.each<Language>(['en', 'ar', 'sp'])('makes every text in %s as the library does, parsed or not, most of them without it', language => {
  const written = textsOf(language);
  const parsed = Object.fromEntries(Object.entries(written).map(([id, text]) => [id, parse(text)]));
  const wrong: string[] = [];
  let [count, left] = [0, 0];
  for (const messages of [written, parsed]) {
    const intl = createIntl({ locale: localeOf[language], messages, timeZone: 'Asia/Amman', onError: () => undefined });
    const library = ((descriptor: MessageDescriptor, values?: Record<string, never>) => {
      left++;
      return intl.formatMessage(descriptor, values);
    }) as typeof intl.formatMessage;
    const { formatMessage } = withQuickTexts({ ...intl, formatMessage: library });
    for (const [id, text] of Object.entries(written))
      for (const value of ['Ada', 12, 0, undefined]) {
        count++;
        const values = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, value]));
        if (formatMessage({ id }, values) !== intl.formatMessage({ id }, values)) wrong.push(`${id}: ${value}`);
      }
  }
  expect(wrong).toEqual([]);
  expect(left).toBeLessThan(count / 2);
});
