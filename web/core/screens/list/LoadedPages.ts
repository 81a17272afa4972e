import { fetchQuery } from 'react-relay';
import type { ConcreteRequest, IEnvironment, Variables } from 'relay-runtime';
import type { ListScreen_connection$data, ListScreen_connection$key } from '../../relay/generated/ListScreen_connection.graphql.ts';
import { readInline } from '../../relay/readInline.ts';
import { LoadedPage } from './LoadedPage.ts';

/** The connection in the answer of a list's query. */
export type Connection<Row> = ListScreen_connection$key & { readonly edges: readonly { readonly node: Row }[] };

/** State of the pages for rendering. */
interface PagesState<Row> {
  connections: Connection<Row>[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** Number of rows of each further page. */
const pageSize = 100;

/** The pages after a list's first rows. Each starts at the end cursor of the previous one, so that no row is missed or repeated. */
export class LoadedPages<Row extends { readonly id: string }> {
  readonly position = { offset: 0 };
  #pages: LoadedPage<Row>[] = [];
  #state: PagesState<Row> = { connections: [], isLoading: false, hasFailed: false };
  #query: unknown;
  #listeners = new Set<() => void>();

  constructor(
    readonly environment: IEnvironment,
    readonly request: ConcreteRequest,
    readonly field: string,
    readonly variables: Variables,
    readonly fragment: unknown,
  ) {}

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  state = () => this.#state;

  /** Returns the first rows and all further ones. A row that moved to another page appears at its first position only. */
  static rowsOf<Row extends { readonly id: string }>(head: Connection<Row>, { connections }: PagesState<Row>): Row[] {
    const rows = [head, ...connections].flatMap(({ edges }) => edges.map(({ node }) => node));
    return connections.length ? [...new Map(rows.toReversed().map(row => [row.id, row])).values()].toReversed() : rows;
  }

  info(connection: Connection<Row>): ListScreen_connection$data {
    return readInline<ListScreen_connection$data>(this.fragment, connection);
  }

  /** Page info of the last page. */
  end(head: Connection<Row>) {
    return this.info(this.#connections().at(-1) ?? head).pageInfo;
  }

  /** Loads the next page; resolves with the ids of its rows. */
  async loadMore(head: Connection<Row>): Promise<string[]> {
    const { hasNextPage, endCursor } = this.end(head);
    if (this.#state.isLoading || !hasNextPage) return [];
    const page = await this.#load(endCursor, loaded => this.#pages.push(loaded));
    return page?.connection().edges.map(({ node }) => node.id) ?? [];
  }

  /** Marks all pages stale when the query changes. Stale pages are refetched when they become visible. */
  follow(query: unknown): void {
    const isFirst = this.#query === undefined || this.#query === query;
    this.#query = query;
    if (isFirst) return;
    for (const page of this.#pages) page.isStale = true;
  }

  /** Subscribes to the pages of the visible rows, given by their indexes, and refetches stale ones. */
  see(head: Connection<Row>, from: number, to: number): void {
    let hasChanged = false;
    let start = head.edges.length;
    for (const page of this.#pages) {
      const end = start + page.connection().edges.length;
      if (start <= to && end > from) hasChanged = page.watch(() => this.#changed()) || hasChanged;
      else page.unwatch();
      start = end;
    }
    if (hasChanged) this.#changed();
    void this.#freshen(head, from, to);
  }

  async #freshen(head: Connection<Row>, from: number, to: number): Promise<void> {
    let start = head.edges.length;
    for (const [index, page] of this.#pages.entries()) {
      const end = start + page.connection().edges.length;
      if (page.isStale && !this.#state.isLoading && start <= to && end > from) {
        page.isStale = false;
        const before = index ? this.#pages[index - 1].connection() : head;
        await this.#load(this.info(before).pageInfo.endCursor, fresh => {
          page.drop();
          this.#pages[index] = fresh;
        });
      }
      start = end;
    }
  }

  drop(): void {
    for (const page of this.#pages.splice(0)) page.drop();
  }

  async #load(after: string | null | undefined, take: (page: LoadedPage<Row>) => void): Promise<LoadedPage<Row> | undefined> {
    this.#changed({ isLoading: true });
    const variables = { ...this.variables, first: pageSize, after };
    try {
      await fetchQuery(this.environment, this.request, variables, { fetchPolicy: 'network-only' }).toPromise();
      const page = new LoadedPage<Row>(this.environment, this.request, this.field, variables);
      take(page);
      this.#changed({ isLoading: false, hasFailed: false });
      return page;
    } catch {
      this.#changed({ isLoading: false, hasFailed: true });
      return undefined;
    }
  }

  #connections(): Connection<Row>[] {
    return this.#pages.map(page => page.connection());
  }

  #changed(now: Partial<PagesState<Row>> = {}) {
    this.#state = { ...this.#state, connections: this.#connections(), ...now };
    for (const listener of this.#listeners) listener();
  }
}
