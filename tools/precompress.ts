import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
/** A screen is made of some hundred small files, each of which Brotli cuts by a third. */
const bytesWorthIt = 256;

/** Writes a `.br` and a `.gz` next to each text file of the build at maximum compression: once at build time instead of per request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|svg|json|webmanifest)$/.test(fileName));
      await Promise.all(
        texts.map(async file => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (bytes.length < bytesWorthIt) return;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          const place = join(dir!, file.fileName);
          await writeFile(`${place}.br`, await brotli(bytes, { params }));
          await writeFile(`${place}.gz`, await zip(bytes, { level: 9 }));
        }),
      );
    },
  };
}
