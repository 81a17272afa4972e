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
      audience = new Audience(schema, this.changes, viewer, recogniseAgain, () => this.#audiences.delete(key));
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
