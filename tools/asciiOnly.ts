import type { Plugin } from 'vite';

/** Text that is taken as it is written, without escapes; or a character of more than one byte. */
const raw = /String\.raw`[^`]*`|[^\0-\x7f]/g;

const escaped = (character: string) => (character.length > 1 ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Escapes what is not ASCII in the built server. The engine keeps the source of every module for as long as the process runs, in one byte
 * per character if it can, else in two: a few Arabic texts would double five megabytes.
 */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !!isSsrBuild,
    // Lines stay as they are, so that the source map still names the right ones.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = chunk.code.replace(raw, escaped);
    },
  };
}
