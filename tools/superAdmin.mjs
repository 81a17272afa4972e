// `npm run super-admin -- <address>`: creates a SUPER_ADMIN and prints the link for choosing a password (docs/operating.md).
import { runBuilt } from './prepare.mjs';

await runBuilt('superAdmin');
