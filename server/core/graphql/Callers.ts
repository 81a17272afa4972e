import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Remembered, Viewer } from '../session/Viewer.ts';
import type { Context, Services } from './Context.ts';

/** How the API learns who asks; the session layer implements it. */
export interface Callers {
  /**
   * Builds the context of a request. A session cookie counts only where a foreign page cannot use it: for reads by URL. A cached
   * (`remembered`) viewer is trusted until the executor verifies it (executor.ts).
   */
  contextOf(request: FastifyRequest, reply: FastifyReply, options?: { cookie?: boolean; remembered?: Remembered }): Promise<Context>;
  /** The viewer cached for this bearer token. Trust it only where the read itself checks the stamp (readTextOfKnown). */
  remembered(bearer: string): Promise<Remembered | undefined>;
  /** Returns a new bearer token for the viewer's session. */
  bearerOf(viewer: Pick<Viewer, 'sessionId' | 'userId'>): Promise<string>;
}

/** What routes need to answer requests. */
export interface RequestParts extends Services {
  callers: Callers;
}
