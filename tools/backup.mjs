// `npm run backup -- <file>`: writes the whole installation to one archive, whether or not Noria is running (docs/operating.md).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, restartUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) restartUnderPinnedNode();
else {
  await build();
  await import(pathToFileURL(join(root, 'dist/server/backup.js')).href);
}
