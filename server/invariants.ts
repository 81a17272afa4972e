import 'reflect-metadata';
import { commandSettings, endWith, onDatabase } from './core/database/commandLine.ts';
import { fileStore } from './core/files/FileStore.ts';
import { tellInvariants } from './core/invariants/tellInvariants.ts';
import { invariants } from './modules.ts';

/** `npm run invariants`: looks whether the data of every company, and the files, are as they must be; exits with 1 where they are not. */
const settings = commandSettings();
endWith(onDatabase(settings, ({ url }) => tellInvariants(url, fileStore(settings), invariants)));
