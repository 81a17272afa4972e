import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Stands for the parser in the browser, which needs none. */
const noParser = join(import.meta.dirname, '../web/core/i18n/plainMessage.ts');

/** A message as its syntax tree, or as it is written if nothing in it has to be parsed. */
function compiled(message: string) {
  const tree = parse(message);
  const [only] = tree;
  const isPlain = tree.length === 0 || (tree.length === 1 && only.type === TYPE.literal && only.value === message);
  return isPlain ? message : tree;
}

/**
 * Parses the messages when the web client is built, so that the parser is not shipped to browsers. A file of messages that is imported by
 * its address is written to the build with each message that has placeholders, tags or escapes as a syntax tree.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({ resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }] } }),
    load: {
      filter: { id: /\.json\?url&no-inline$/ },
      async handler(id) {
        const [file] = id.split('?');
        const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
        const source = JSON.stringify(Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compiled(text)])));
        const reference = this.emitFile({ type: 'asset', name: basename(file), originalFileName: file, source });
        return { code: `export default import.meta.ROLLUP_FILE_URL_${reference};`, moduleType: 'js' };
      },
    },
  };
}
