// `npm run dev`: installs missing packages, then runs Vite with the API inside. Server, web and Relay artifacts reload on change.
import { goOnUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) goOnUnderPinnedNode();
else await import('../node_modules/vite/bin/vite.js');
