// `npm run build`: builds web and server when a source has changed.
import { build, goOnUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) goOnUnderPinnedNode();
else await build();
