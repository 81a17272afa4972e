import 'reflect-metadata';
import { commandSettings, endWith, onDatabase } from './core/database/commandLine.ts';
import { fileStore } from './core/files/FileStore.ts';
import { reportInvariants } from './core/invariants/reportInvariants.ts';
import { invariants } from './modules.ts';

/** `npm run invariants`: checks the invariants of every company's data and of the files; exits with 1 if any is violated. */
const settings = commandSettings();
endWith(onDatabase(settings, ({ url }) => reportInvariants(url, fileStore(settings), invariants)));
