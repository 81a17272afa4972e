// `npm run doctor [-- <folder of the backups>]`: checks what an installation needs (docs/operating.md).
import { runBuilt } from './prepare.mjs';

await runBuilt('doctor');
