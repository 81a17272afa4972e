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

/** Milliseconds to collect requested types before subscribing to them together. */
const gathering = 50;
/** Milliseconds for which a change is still reported to new listeners; the server does the same when a stream opens. */
const remembering = 5_000;
/** Milliseconds after which a connection counts as stable, so that the retry counter starts again. */
const soundAfter = 20_000;

/** The browser's single connection for change events. */
export class LiveStream {
  readonly #types = new Set<string>();
  readonly #heardAt = new Map<string, number>();
  #isClosed = false;
  #connectedAt = Infinity;
  #attempts = 0;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;

  /**
   * @param tell called with the types of the changed records; an empty list means that any record may have changed, as after a disconnect.
   * @param hasMissed whether changes may have been missed before the stream opens.
   */
  constructor(
    private readonly tell: (types: string[]) => void,
    private hasMissed: boolean,
  ) {}

  /** Subscribes to more types. Types are never removed, so that going back and forth between screens opens no new connections. */
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

  /** Loads the connection code, retrying until it succeeds: there is no fallback without it. */
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

  /** Reconnects after the server has ended the stream. If the session is over, refreshing the viewer ends it in all tabs. */
  async #openAgain(): Promise<void> {
    this.#attempts = Date.now() - this.#connectedAt > soundAfter ? 0 : this.#attempts + 1;
    this.hasMissed = true;
    await refreshViewer();
    await pauseBefore(this.#attempts);
    if (!this.#isClosed) await this.#open();
  }
}
