// `npm run restore -- <file>`: restores a backup into an empty database and file store (docs/operating.md).
import { runBuilt } from './prepare.mjs';

await runBuilt('restore');
