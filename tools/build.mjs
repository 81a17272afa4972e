// `npm run build`: builds web and server when a source has changed.
import { build, restartUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) restartUnderPinnedNode();
else await build();
