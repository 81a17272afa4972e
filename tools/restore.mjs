// `npm run restore -- <file>`: restores a backup into an empty database and file store (docs/operating.md).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, restartUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) restartUnderPinnedNode();
else {
  await build();
  await import(pathToFileURL(join(root, 'dist/server/restore.js')).href);
}
