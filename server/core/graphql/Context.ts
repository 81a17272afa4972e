import type { Origin } from '../audit/Origin.ts';
import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import type { Database } from '../database/Database.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Language, Viewer } from '../session/Viewer.ts';

/**
 * What a process offers to every request. Each storey adds its own parts where they are defined (`declare module`), so that nothing here
 * knows what lies above.
 */
export interface Services {
  database: Database;
  /** Feed of all committed changes. */
  changes: ChangeFeed;
  /** Contents of files. */
  files: FileStore;
}

/** How far the viewer of a request has been verified. */
export interface Entry {
  /** Stamp of a cached viewer; undefined once the database has confirmed that the viewer is still valid. */
  stamp: string | undefined;
  /**
   * Whether the request ran a command in the viewer's company; the next one with the same text may verify its viewer in its own
   * transaction.
   */
  isCommand: boolean;
}

/** Context of a request, passed to every resolver. */
export interface Context extends Services {
  /** Maximum rows of a page when the server itself reads, for an export; otherwise the limit for clients applies. */
  pageLimit?: number;
  /**
   * In background tasks: reports how many of how many items are done (null if the total is unknown), and throws when the task is to stop.
   */
  progress?: (done: number, total: number | null) => Promise<void>;
  /** Null when nobody is signed in. */
  viewer: Viewer | null;
  /** Verification state, where the viewer may come from the cache. */
  entry?: Entry;
  /** Reads the current viewer; open streams use it to check that the viewer is still valid. */
  recogniseAgain(): Promise<Viewer | null>;
  origin: Origin;
  /** Language of texts written by the server: errors over REST, mails. */
  language: Language;
  /** Whether the response may set the session cookie: false where a foreign page could have sent the request. */
  maySetSession: boolean;
  /** Sets a response header: the session cookie, a renewed token. */
  answerHeader(name: string, value: string): void;
}
