// `npm run backup -- <file>`: writes the whole installation to one archive, whether or not Noria is running (docs/operating.md).
import { runBuilt } from './prepare.mjs';

await runBuilt('backup');
