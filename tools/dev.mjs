// `npm run dev`: installs missing packages, then runs Vite with the API inside. Server, web and Relay artifacts reload on change.
import { restartUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) restartUnderPinnedNode();
else await import('../node_modules/vite/bin/vite.js');
