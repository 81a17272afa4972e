import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';

const root = join(import.meta.dirname, '../..');

/** Returns all texts of the web client and of the server's errors in a language, by message id. */
export const textsIn = (language: 'en' | 'ar' | 'sp'): Record<string, string> =>
  Object.assign(
    {},
    ...globSync([`web/**/messages.${language}.json`, `server/core/rules/errors.${language}.json`], { cwd: root }).map(
      file => JSON.parse(readFileSync(join(root, file), 'utf8')) as object,
    ),
  ) as Record<string, string>;

/** Returns the text shown for a message id in a language, so that one journey can be tested in any of them. */
export function wordingOf(language: 'en' | 'ar' | 'sp') {
  const texts = textsIn(language);
  return (id: string, values: Record<string, string | number> = {}): string => {
    if (!(id in texts)) throw new Error(`No ${language} text is called ${id}`);
    return String(new IntlMessageFormat(texts[id], language === 'sp' ? 'es' : language).format(values));
  };
}
