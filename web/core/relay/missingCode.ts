import { RequestFailed } from './RequestFailed.ts';

/** What browsers, and Vite, say when code could not be fetched. */
const unfetched = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Of the page's own code, and of what it asks, which another version of the server may no longer know. */
const ofProgram = new Set(['CODE', 'PERSISTED_QUERY_NOT_FOUND']);

/** Whether a part of the program itself is missing: it could not be loaded without a connection, or a new version has replaced it on the server. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof RequestFailed ? ofProgram.has(error.code) : error instanceof Error && unfetched.test(error.message);
