import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';

const root = join(import.meta.dirname, '../..');
const files = ['web/core/messages', 'web/layout/messages', 'web/crm/messages', 'server/core/rules/errors'];

/** Returns the text shown for a message id in a language, so that one journey can be tested in any of them. */
export function wordingOf(language: 'en' | 'ar' | 'sp') {
  const texts = Object.assign(
    {},
    ...files.map(file => JSON.parse(readFileSync(join(root, `${file}.${language}.json`), 'utf8')) as object),
  ) as Record<string, string>;
  return (id: string, values: Record<string, string | number> = {}): string => {
    if (!(id in texts)) throw new Error(`No ${language} text is called ${id}`);
    return String(new IntlMessageFormat(texts[id], language === 'sp' ? 'es' : language).format(values));
  };
}
