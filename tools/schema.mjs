// `npm run schema`: generates schema.graphql from server/; with --check it only reports whether the file is current.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './prepare.mjs';

process.chdir(root);
// Below node_modules, so that packages can be resolved.
const folder = mkdtempSync(join(root, 'node_modules/.noria-schema-'));
try {
  await build({ logLevel: 'error', build: { ssr: 'server/printSchema.ts', outDir: folder, sourcemap: false } });
  await import(pathToFileURL(join(folder, 'printSchema.js')).href);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
