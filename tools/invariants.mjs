// `npm run invariants`: checks that the data satisfy all invariants, whether or not Noria is running (docs/operating.md).
import { runBuilt } from './prepare.mjs';

await runBuilt('invariants');
