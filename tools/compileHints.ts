import type { Plugin } from 'vite';

/** Files of the web client, by name, of which a page calls most functions before it shows anything. */
const calledOnLoad = new Set(['react', 'start', 'relay', 'page', 'shell', 'list']);

/**
 * Has browsers compile all functions of the files that a cold page calls while they are loaded, on another thread than the page's, instead of
 * each when it is first called (https://v8.dev/blog/explicit-compile-hints). Browsers that do not know the hint skip the comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      // After Vite has written the lists of what a file preloads, which would stand before the hint.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && calledOnLoad.has(chunk.name)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}
