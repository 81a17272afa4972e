import {
  createOperationDescriptor,
  recycleNodesInto,
  type ConcreteRequest,
  type IEnvironment,
  type Snapshot,
  type Variables,
} from 'relay-runtime';
import type { Connection } from './LoadedPages.ts';

/**
 * One page of a list. Retained in the Relay store, but subscribed to only while some of it is visible, so that many loaded pages cost
 * nothing.
 */
export class LoadedPage<Row> {
  /** Whether the data may have changed since it was fetched. */
  isStale = false;
  #snapshot: Snapshot;
  #kept: { dispose: () => void };
  #heard: { dispose: () => void } | undefined;

  /** The page must already be in the store. */
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

  /** Reads changes missed since the last subscription, then calls `onChange` on every change. Returns whether there were missed changes. */
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
