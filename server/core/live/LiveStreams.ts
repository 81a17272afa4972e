import type { GraphQLSchema } from 'graphql';
import { liveStreams } from '../observability/metrics.ts';
import type { Context } from '../graphql/Context.ts';
import type { Viewer } from '../session/Viewer.ts';
import { Audience } from './Audience.ts';
import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import type { NoticeStream } from './NoticeStream.ts';

declare module '../graphql/Context.ts' {
  interface Services {
    /** Open live streams. */
    streams: LiveStreams;
  }
}

/** Maximum number of streams per session or API key in one process: a browser shares one among all its tabs. */
export const streamsOfSession = 20;

/** Finds those of the records that row level security would show to a viewer who sees only their own (`noria_owns`). */
const ownOf =
  ({ database }: Context) =>
  (viewer: Viewer, ids: string[]): Promise<Set<string>> =>
    database.inCompany(viewer, async em => {
      const own = 'select id from unnest(?::uuid[]) id where noria_owns(?, id)';
      const rows = await em.execute<{ id: string }[]>(own, [`{${ids.join()}}`, viewer.userId]);
      return new Set(rows.map(({ id }) => id));
    });

/** All live streams of a process: counts and listeners. */
export class LiveStreams {
  readonly #audiences = new Map<string, Audience>();
  // Number of streams by session.
  readonly #places = new Map<string, number>();
  #taken = 0;

  /** @param most limits the streams of the process. */
  constructor(
    private readonly changes: ChangeFeed,
    private readonly most: number,
  ) {}

  /** Reserves a stream; returns a function that releases it, or the limit that was reached. */
  enter({ sessionId }: Viewer): (() => void) | 'session' | 'process' {
    const held = this.#places.get(sessionId) ?? 0;
    if (held >= streamsOfSession) return 'session';
    if (this.#taken >= this.most) return 'process';
    this.#count(sessionId, 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.#count(sessionId, -1);
      isHeld = false;
    };
  }

  /** Opens a stream of the viewer's company's changes to these types. */
  open(context: Context, schema: GraphQLSchema, types: string[]): NoticeStream {
    const viewer = context.viewer!;
    const { sessionId, companyId } = viewer;
    const recogniseAgain = () => context.recogniseAgain();
    const key = `${sessionId} ${companyId}`;
    let audience = this.#audiences.get(key);
    if (!audience) {
      audience = new Audience(schema, this.changes, viewer, recogniseAgain, ownOf(context), () => this.#audiences.delete(key));
      this.#audiences.set(key, audience);
    }
    return audience.open(types, recogniseAgain);
  }

  #count(sessionId: string, by: 1 | -1): void {
    const held = (this.#places.get(sessionId) ?? 0) + by;
    if (held) this.#places.set(sessionId, held);
    else this.#places.delete(sessionId);
    this.#taken += by;
    liveStreams.inc(by);
  }
}
