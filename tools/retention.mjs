// `npm run retention -- <folder> --before <year>`: moves old years of history to files (docs/operating.md).
import { runBuilt } from './prepare.mjs';

await runBuilt('retention');
