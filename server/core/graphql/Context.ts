import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import type { LiveStreams } from '../changes/LiveStreams.ts';
import type { Database } from '../database/Database.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Printer } from '../print/Printer.ts';
import type { SessionLayer } from '../session/SessionLayer.ts';
import type { Language, Viewer } from '../session/Viewer.ts';

/** Where a request comes from: what the audit trail and the session list keep of it. */
export interface Origin {
  requestId: string;
  ipAddress: string;
  userAgent: string;
}

/** How far it is known that a request's sender is who he was in an earlier one. */
export interface Entry {
  /** Under which stamp the viewer was true; undefined once the database has said that he still is. */
  stamp: string | undefined;
  /** Whether the request has been a command in the viewer's company: the next one of its kind may ask within its own transaction. */
  isCommand: boolean;
}

/** What every resolver gets for one request. */
export interface Context {
  database: Database;
  /** Sign-in and whatever belongs to it. */
  session: SessionLayer;
  /** What is heard of every committed write. */
  changes: ChangeFeed;
  /** Who listens to it. */
  streams: LiveStreams;
  /** The bytes of files. */
  files: FileStore;
  /** Makes documents of records. */
  printer: Printer;
  /** Rows of a page at most where the server itself asks, for an export; else what clients may. */
  pageLimit?: number;
  /** Of what is done in the background: tells how many of how many are done (null where nobody knows), and throws when it is to end. */
  progress?: (done: number, total: number | null) => Promise<void>;
  /** Null when nobody is signed in. */
  viewer: Viewer | null;
  /** Where the viewer may be one who is only remembered. */
  entry?: Entry;
  /** The viewer as he is now: an open stream asks again. */
  recogniseAgain(): Promise<Viewer | null>;
  origin: Origin;
  /** For texts that the server writes itself: errors over REST, mails. */
  language: Language;
  /** Whether the answer may set the session's cookie: not where a foreign page could have sent the request. */
  maySetSession: boolean;
  /** Sets a header of the answer: the session cookie, a renewed token. */
  answerHeader(name: string, value: string): void;
}
