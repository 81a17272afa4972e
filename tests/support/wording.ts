import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';

const root = join(import.meta.dirname, '../..');
const files = ['web/core/messages', 'web/layout/messages', 'web/crm/messages', 'server/core/rules/errors'];

/** What a language's reader is shown for a message id: so that a story is told once, whatever language its screens speak. */
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
