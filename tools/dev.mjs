// `npm run dev`: installs what is missing, then Vite with the API inside: server, web and Relay artifacts reload on change.
import { goOnUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) goOnUnderPinnedNode();
else await import('../node_modules/vite/bin/vite.js');
