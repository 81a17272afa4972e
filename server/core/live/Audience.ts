import type { GraphQLSchema } from 'graphql';
import { accessOf, isNarrowed, refusal } from '../access/allows.ts';
import type { Context } from '../graphql/Context.ts';
import type { Viewer } from '../session/Viewer.ts';
import { NoticeStream } from './NoticeStream.ts';
import type { RecordNotice } from '../changes/publishChanges.ts';

/** Types whose changes may change the listener's own rights. */
const rights = new Set(['User', 'Role', 'Company']);
const recheckMilliseconds = 20_000;

/**
 * The open streams of one session: each receives changes of its types in the viewer's company while the session lives and its rights allow
 * it. They share one rights check, repeated periodically and whenever rights change.
 */
export class Audience {
  readonly #streams = new Map<NoticeStream, Set<string>>();
  readonly #stops: (() => void)[];
  readonly #companyId: string;
  #viewer: Viewer | null;
  #recogniseAgain: Context['recogniseAgain'];
  /** Serializes notices and rights checks. */
  #turn = Promise.resolve();
  #willLook = false;

  /** @param left is called when the last stream has ended. */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly changes: Context['changes'],
    viewer: Viewer,
    recogniseAgain: Context['recogniseAgain'],
    /** Those of the ids that the viewer owns, asked for viewers who see only their own records. */
    private readonly ownOf: (viewer: Viewer, ids: string[]) => Promise<Set<string>>,
    private readonly left: () => void,
  ) {
    this.#viewer = viewer;
    this.#companyId = viewer.companyId;
    this.#recogniseAgain = recogniseAgain;
    const { userId } = viewer;
    const companies = [viewer.companyId, viewer.impersonation?.homeCompanyId].filter(id => id !== undefined);
    const look = () => this.#lookInTurn();
    const timer = setInterval(look, recheckMilliseconds);
    this.#stops = [
      () => clearInterval(timer),
      changes.hear(this.#companyId, notices => this.#hear(notices)),
      ...companies.map(id => changes.onRights(id, whose => (!whose || whose === userId) && look())),
    ];
    // Rights may have changed since the check that admitted the first stream.
    look();
  }

  /** Opens a stream of changes to these types; `recogniseAgain` replaces the check used so far. */
  open(types: string[], recogniseAgain: Context['recogniseAgain']): NoticeStream {
    this.#recogniseAgain = recogniseAgain;
    const wanted = new Set(types.filter(type => this.schema.getType(type)));
    const stream: NoticeStream = new NoticeStream(() => {
      this.#streams.delete(stream);
      if (!this.#streams.size) this.#close();
    });
    this.#streams.set(stream, wanted);
    for (const notices of this.changes.recent(this.#companyId)) {
      if (isNarrowed(this.#viewer)) this.#inTurn(() => this.#tell(notices, [[stream, wanted]]));
      else void this.#tell(notices, [[stream, wanted]]);
    }
    return stream;
  }

  #hear(notices: RecordNotice[]): void {
    if (this.#viewer?.impersonation || notices.some(({ type }) => rights.has(type))) this.#lookInTurn();
    this.#inTurn(() => this.#tell(notices, this.#streams));
  }

  #tell(notices: RecordNotice[], streams: Iterable<[NoticeStream, Set<string>]>): void | Promise<void> {
    const heard = notices.filter(notice => this.#mayHear(notice));
    if (!heard.length) return undefined;
    const push = (told: RecordNotice[]) => {
      for (const [stream, types] of streams) stream.push(told.filter(({ type }) => types.has(type)));
    };
    if (!isNarrowed(this.#viewer)) return push(heard);
    const ids = heard.map(({ id }) => id);
    return this.ownOf(this.#viewer!, ids).then(own => push(heard.filter(({ id }) => own.has(id))));
  }

  #mayHear({ type: name, userId }: RecordNotice): boolean {
    const type = this.schema.getType(name);
    return !!type && (!userId || userId === this.#viewer?.userId) && !refusal(this.#viewer, accessOf(type));
  }

  /** Schedules one rights check, even if requested repeatedly before it runs. */
  #lookInTurn(): void {
    if (this.#willLook) return;
    this.#willLook = true;
    this.#inTurn(async () => {
      this.#willLook = false;
      this.#viewer = await this.#recogniseAgain();
      // The viewer has started or ended an impersonation and is in another company now.
      if (this.#viewer?.companyId !== this.#companyId) this.#end();
    });
  }

  /** A failure, such as a database outage, ends the streams: their readers reconnect. */
  #inTurn(work: () => void | Promise<void>): void {
    this.#turn = this.#turn.then(work).catch(() => this.#end());
  }

  #end(): void {
    for (const stream of this.#streams.keys()) stream.end();
  }

  #close(): void {
    for (const stop of this.#stops) stop();
    this.left();
  }
}
