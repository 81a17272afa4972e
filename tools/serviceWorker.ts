import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const source = join(import.meta.dirname, '../web/worker/worker.ts');
/** Older formats of files that the build also has in a newer one, source maps, and the pictures of the landing page. */
const notNeeded = /\.(woff|map|webp)$/;

/** Writes `worker.js`, which lists every file of the build: another build gives another worker, so browsers notice a new version. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: config => void ({ publicDir } = config),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no page');
        const built = Object.keys(bundle).filter(file => file.startsWith('assets/') && !notNeeded.test(file));
        const unnamed = await readdir(publicDir);
        const version = createHash('sha256').update(JSON.stringify(built)).update(page.source);
        for (const file of unnamed) version.update(await readFile(join(publicDir, file)));
        const build = {
          version: version.digest('hex').slice(0, 16),
          page: Buffer.from(page.source).toString(),
          files: [...built, ...unnamed].map(file => `/${file}`).toSorted(),
        };
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, { target: 'es2022' });
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: `const build = ${JSON.stringify(build)};\n${code}` });
      },
    },
  };
}
