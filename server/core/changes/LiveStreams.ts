import type { GraphQLSchema } from 'graphql';
import { liveStreams } from '../observability/metrics.ts';
import type { Context } from '../graphql/Context.ts';
import type { Viewer } from '../session/Viewer.ts';
import { Audience } from './Audience.ts';
import type { ChangeFeed } from './ChangeFeed.ts';
import type { NoticeStream } from './NoticeStream.ts';

/** Streams that one session, or one key, holds at a process at most: a browser has one for all its tabs. */
export const streamsOfSession = 20;

/** Every live stream of a process: how many there are, and who listens. */
export class LiveStreams {
  readonly #audiences = new Map<string, Audience>();
  // By session.
  readonly #places = new Map<string, number>();
  #taken = 0;

  /** @param most streams of the process at once. */
  constructor(
    private readonly changes: ChangeFeed,
    private readonly most: number,
  ) {}

  /** Takes a place for a stream and answers how to give it back, or of what there are too many. */
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

  /** What the viewer may hear of: their company's changes of these types. */
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
