import {
  createOperationDescriptor,
  recycleNodesInto,
  type ConcreteRequest,
  type IEnvironment,
  type Snapshot,
  type Variables,
} from 'relay-runtime';
import type { Connection } from './LoadedPages.ts';

/** One page of a list: kept in the store, but followed there only while some of it is in sight, so that many loaded pages cost nothing. */
export class LoadedPage<Row> {
  /** Somebody has changed something since it was fetched. */
  isStale = false;
  #snapshot: Snapshot;
  #kept: { dispose: () => void };
  #heard: { dispose: () => void } | undefined;

  /** Of a page that the store has. */
  constructor(
    readonly environment: IEnvironment,
    request: ConcreteRequest,
    readonly field: string,
    variables: Variables,
  ) {
    const operation = createOperationDescriptor(request, variables);
    this.#kept = environment.retain(operation);
    this.#snapshot = environment.lookup(operation.fragment);
  }

  connection(): Connection<Row> {
    return (this.#snapshot.data as Record<string, unknown>)[this.field] as Connection<Row>;
  }

  /** Reads what has changed while nobody looked, and from now on calls back at each change. Answers whether anything had changed. */
  watch(onChange: () => void): boolean {
    if (this.#heard) return false;
    const before = this.#snapshot.data;
    const now = this.environment.lookup(this.#snapshot.selector);
    this.#snapshot = { ...now, data: recycleNodesInto(before, now.data) };
    this.#heard = this.environment.subscribe(this.#snapshot, next => {
      this.#snapshot = next;
      onChange();
    });
    return this.#snapshot.data !== before;
  }

  unwatch(): void {
    this.#heard?.dispose();
    this.#heard = undefined;
  }

  drop(): void {
    this.unwatch();
    this.#kept.dispose();
  }
}
