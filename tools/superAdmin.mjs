// `npm run super-admin -- <address>`: creates a SUPER_ADMIN and prints the link for choosing a password (docs/operating.md).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, restartUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) restartUnderPinnedNode();
else {
  await build();
  await import(pathToFileURL(join(root, 'dist/server/superAdmin.js')).href);
}
