import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import { refreshViewer } from '../session/refreshViewer.ts';
import type { liveStreamSubscription$data } from './generated/liveStreamSubscription.graphql.ts';
import { pauseBefore } from './pauseBefore.ts';
import { headers } from './request.ts';

const subscription = graphql`
  subscription liveStreamSubscription($types: [String!]!) {
    recordsChanged(types: $types) {
      type
    }
  }
`;

/** Types that are asked for in a row are asked for together, this many milliseconds after the first. */
const gathering = 50;
/** A change is told to whoever begins to listen within this many milliseconds, as the server does when a stream opens. */
const remembering = 5_000;
/** A stream that lasted this many milliseconds was in order: the next attempt is a first one. */
const soundAfter = 20_000;

/** The one connection over which a browser hears of changes. */
export class LiveStream {
  readonly #types = new Set<string>();
  readonly #heardAt = new Map<string, number>();
  #isClosed = false;
  #connectedAt = Infinity;
  #attempts = 0;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;

  /**
   * @param tell gets the types of records that changed; none when any may have, as after a break.
   * @param hasMissed whether something may have been missed before the stream opens.
   */
  constructor(
    private readonly tell: (types: string[]) => void,
    private hasMissed: boolean,
  ) {}

  /** Listens for some types too. A type stays once it was asked for, so that going back and forth opens no new connections. */
  include(types: string[]): void {
    const since = Date.now() - remembering;
    const recent = types.filter(type => (this.#heardAt.get(type) ?? 0) > since);
    if (recent.length > 0) this.tell(recent);
    const known = this.#types.size;
    for (const type of types) this.#types.add(type);
    if (this.#types.size > known) this.#gathering ??= setTimeout(() => void this.#open(), gathering);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#gathering);
    this.#stop?.();
  }

  async #open(): Promise<void> {
    const { subscribeTo } = await this.#client();
    this.#gathering = undefined;
    if (this.#isClosed) return;
    this.#stop?.();
    const { id } = (subscription as unknown as ConcreteRequest).params;
    this.#stop = subscribeTo(id, { types: [...this.#types] }, headers, {
      connecting: isBack => (this.hasMissed ||= isBack),
      connected: () => {
        this.#connectedAt = Date.now();
        if (this.hasMissed) this.tell([]);
        this.hasMissed = false;
      },
      next: ({ data }) => this.#hear(data as liveStreamSubscription$data | null),
      ended: () => void this.#openAgain(),
    });
  }

  /** The code that connects; without it, too, there is nothing but to try again. */
  async #client(): Promise<typeof import('./events.ts')> {
    for (;;) {
      try {
        return await import('./events.ts');
      } catch {
        await pauseBefore(this.#attempts++);
        this.hasMissed = true;
      }
    }
  }

  #hear(data: liveStreamSubscription$data | null): void {
    const types = [...new Set(data?.recordsChanged.map(({ type }) => type))];
    for (const type of types) this.#heardAt.set(type, Date.now());
    if (types.length > 0) this.tell(types);
  }

  /** The server has ended the stream: where it has ended the session, asking who is signed in ends it in all tabs. */
  async #openAgain(): Promise<void> {
    this.#attempts = Date.now() - this.#connectedAt > soundAfter ? 0 : this.#attempts + 1;
    this.hasMissed = true;
    await refreshViewer();
    await pauseBefore(this.#attempts);
    if (!this.#isClosed) await this.#open();
  }
}
