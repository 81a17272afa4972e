// `npm run pictures [-- <scene> …]`: takes the pictures of the landing page and of README.md, or those of some scenes, from the built server
// with fresh demo data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, isNewEnough, restartUnderPinnedNode, root } from './prepare.mjs';
import { fail } from './step.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) restartUnderPinnedNode();
else {
  const { scenes } = await import('./pictures/scenes.mjs');
  const chosen = process.argv.slice(2);
  const unknown = chosen.find(name => !(name in scenes));
  if (unknown) fail(`There is no scene ${unknown}: the scenes are ${Object.keys(scenes).join(', ')}`);
  await build();
  const { takePictures } = await import('./pictures/takePictures.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'noria-pictures-'));
  try {
    await takePictures(folder, join(root, 'web/landing/pictures'), chosen.length ? chosen : Object.keys(scenes));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
