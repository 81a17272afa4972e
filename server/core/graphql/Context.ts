import type { Database } from '../database/Database.ts';
import type { SessionLayer } from '../session/SessionLayer.ts';
import type { Language, Viewer } from '../session/Viewer.ts';

/** Where a request comes from: what the audit trail and the session list keep of it. */
export interface Origin {
  requestId: string;
  ipAddress: string;
  userAgent: string;
}

/** What every resolver gets for one request. */
export interface Context {
  database: Database;
  /** Sign-in and whatever belongs to it. */
  session: SessionLayer;
  /** Null when nobody is signed in. */
  viewer: Viewer | null;
  origin: Origin;
  /** For texts that the server writes itself: errors over REST, mails. */
  language: Language;
  /** Sets a header of the answer: the session cookie, a renewed token. */
  answerHeader(name: string, value: string): void;
}
