// `npm start`: from a bare clone to the running suite. Warm, this very process becomes the server, so that signals reach it at once.
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, goOnUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) goOnUnderPinnedNode();
else {
  await build();
  module.enableCompileCache(join(root, 'node_modules/.cache/noria'));
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
}
