// `npm start`: from a bare clone to the running suite. Warm, this very process becomes the server, so that signals reach it at once.
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, goOnUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
endWithParent();
await install();
if (!isNewEnough()) goOnUnderPinnedNode();
else {
  await build();
  module.enableCompileCache(join(root, 'node_modules/.cache/noria'));
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
}

/** A signal to npm ends the shell between npm and here, but does not come through it; so this process ends when that shell has. */
function endWithParent() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
