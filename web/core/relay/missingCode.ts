import { RequestFailed } from './RequestFailed.ts';

/** Error messages of browsers and Vite for code that could not be fetched. */
const unfetched = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Error codes for missing app code, or for operations that a newer server no longer knows. */
const ofProgram = new Set(['CODE', 'PERSISTED_QUERY_NOT_FOUND']);

/** Returns whether a part of the app is missing: it could not be loaded offline, or a new version has replaced it on the server. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof RequestFailed ? ofProgram.has(error.code) : error instanceof Error && unfetched.test(error.message);
