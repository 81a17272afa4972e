import { RequestFailed } from './RequestFailed.ts';

/** What browsers, and Vite, say when code could not be fetched. */
const unfetched = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether a part of the program itself could not be loaded: without a connection, or because a new version has replaced it on the server. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof RequestFailed ? error.code === 'CODE' : error instanceof Error && unfetched.test(error.message);
