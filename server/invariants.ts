import 'reflect-metadata';
import { commandSettings, endWith, onDatabase } from './core/database/commandLine.ts';
import { fileStore } from './core/files/FileStore.ts';
import { tellInvariants } from './core/invariants/tellInvariants.ts';
import { invariants } from './modules.ts';

/** `npm run invariants`: checks the invariants of every company's data and of the files; exits with 1 if any is violated. */
const settings = commandSettings();
endWith(onDatabase(settings, ({ url }) => tellInvariants(url, fileStore(settings), invariants)));
