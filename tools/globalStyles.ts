import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../web/core/ui');
const load = <Module>(file: string) => import(pathToFileURL(join(folder, file)).href) as Promise<Module>;

/**
 * Appends to `base.css` the theme's global styles and the values of its tokens, which are the same on each page: written by a page's scripts,
 * they would be worked out and inserted anew with each load. In development a change of theirs takes a restart.
 */
export function globalStyles(): Plugin {
  return {
    name: 'global-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/core\/ui\/base\.css(\?|$)/ },
      handler: async code => `${code}\n${await stylesOf()}`,
    },
  };
}

/** The libraries are loaded when they are needed: tests read the configuration too. */
async function stylesOf(): Promise<string> {
  const [{ createSystem, defaultBaseConfig }, { css }, { default: createCache }, { theme }, { globalCss }] = await Promise.all([
    import('@chakra-ui/react'),
    import('@emotion/react'),
    import('@emotion/cache'),
    load<typeof import('../web/core/ui/theme.ts')>('theme.ts'),
    load<typeof import('../web/core/ui/globalCss.ts')>('globalCss.ts'),
  ]);
  const system = createSystem(defaultBaseConfig, theme, { globalCss });
  const cache = createCache({ key: 'global' });
  const parts = [system.layers.atRule, system.getGlobalCss(), system.getTokenCss()] as Parameters<typeof css>;
  return parts.map(part => cache.insert('', css(part), cache.sheet, false)).join('\n');
}
