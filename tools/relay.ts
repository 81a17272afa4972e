import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Replaces each graphql`…` with the artifact that relay-compiler writes for it, and recompiles it after an edit. */
export function relay(artifactDirectory: string): Plugin {
  return {
    name: 'relay',
    enforce: 'pre',
    configureServer({ watcher, config: { logger } }) {
      if (process.env.VITEST) return;
      const compile = () => {
        try {
          execFileSync(process.execPath, ['tools/operations.mjs'], { stdio: 'pipe' });
          execFileSync('node_modules/.bin/relay-compiler', { stdio: 'pipe' });
        } catch (error) {
          logger.error(String((error as { stderr?: Buffer }).stderr ?? error));
        }
      };
      compile();
      watcher.on('all', (_event, file) => {
        if (file.endsWith('schema.graphql') || (/\/web\/.*\.tsx?$/.test(file) && !file.includes(artifactDirectory))) compile();
      });
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /\bgraphql`\s*(query|mutation|subscription|fragment)\s/ },
      handler(code) {
        const imports = new Set<string>();
        const replaced = code.replace(/\bgraphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g, (tag, name: string) => {
          imports.add(`import ${name}$artifact from ${JSON.stringify(resolve(artifactDirectory, `${name}.graphql.ts`))};`);
          return `${name}$artifact${tag.replace(/[^\n]/g, '')}`;
        });
        return { code: [...imports].join('') + replaced, map: null };
      },
    },
  };
}
