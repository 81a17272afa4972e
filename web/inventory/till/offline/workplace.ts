import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../../../core/relay/environment.ts';
import type { workplaceEndedQuery } from '../../../core/relay/generated/workplaceEndedQuery.graphql.ts';
import type { workplaceQuery } from '../../../core/relay/generated/workplaceQuery.graphql.ts';
import { RequestFailed } from '../../../core/relay/RequestFailed.ts';
import { clockDifference, setClockDifference } from '../../../core/relay/serverClock.ts';
import { noTerms, type SaleTerms } from '../sale/SaleTerms.ts';
import { cell } from './cell.ts';
import { isUnreachable, reach } from './connection.ts';
import { onTabs, notifyTabs } from './tabs.ts';
import { tillDatabase } from './tillDatabase.ts';

/** A till that can be opened, with its open session if it has one. */
export interface TillChoice {
  readonly id: string;
  readonly name: string;
  readonly openSession: OpenSession | null | undefined;
}

export interface OpenSession {
  readonly id: string;
  readonly openedAt: string;
  readonly cashier: { readonly name: string };
}

/** A session of this device that was closed elsewhere. */
export interface EndedSession {
  readonly id: string;
  readonly till: string;
  readonly closedAt: string;
  readonly closedBy: string;
}

/** The device's tills, sales terms and currency, as last fetched. */
export interface Workplace {
  currency: string;
  terms: SaleTerms;
  /** The company's active tills. */
  tills: readonly TillChoice[];
  /** The till of this device. */
  tillId: string | null;
  /** Clock difference to the server, as measured at that time, in milliseconds. */
  clockDifference?: number;
  /** Shown to the cashier until dismissed. */
  ended?: EndedSession;
}

export const workplace = cell<Workplace>({ currency: '', terms: noTerms, tills: [], tillId: null });

/** This device's till; the company's only one if there is just one. */
export const ownTill = ({ tills, tillId }: Workplace): TillChoice | undefined =>
  tills.find(({ id }) => id === tillId) ?? (tills.length === 1 ? tills[0] : undefined);

/** Id of the session that this page is closing, whose end needs no notice. */
let closing: string | undefined;

/** Fetches tills, sessions and terms; falls back to the stored ones while offline. Rejects with RequestFailed if there are none. */
export async function readWorkplace(): Promise<void> {
  const before = await stored();
  try {
    const heard = await reach(fetchWorkplace);
    const closed = before && (await endedSince(before, heard));
    // During the request the cashier may have chosen a till or dismissed the notice.
    const now = (kept: Workplace | undefined) => ({ ...heard, tillId: kept?.tillId ?? null, ended: closed ?? kept?.ended });
    workplace.set(await keep(kept => ({ ...now(kept), clockDifference: clockDifference() })));
  } catch (error) {
    if (!before || !isUnreachable(error)) throw error;
    setClockDifference(before.clockDifference ?? 0);
    workplace.set(before);
  }
}

/**
 * Refreshes tills and sessions; failures are ignored until the next refresh. Does nothing while this page closes a session, whose state it
 * knows best.
 */
export async function followWorkplace(): Promise<void> {
  if (!closing) await readWorkplace().catch(() => {});
}

/** Closes this device's session by `close`, whose answer says whether it is closed. */
export async function endSession<Answer>(id: string, close: () => Promise<Answer>, isClosed: (answer: Answer) => boolean): Promise<Answer> {
  closing = id;
  let answer: Answer | undefined;
  try {
    answer = await close();
    return answer;
  } finally {
    // Without notifying subscribers: their screen is about to close.
    if (answer !== undefined && isClosed(answer)) await keep((kept = workplace.get()) => withoutSession(kept, id));
    closing = undefined;
  }
}

/** Sets this device's till. */
export const chooseTill = (tillId: string | null): Promise<void> => change({ tillId });

/** Dismisses the notice that the session was closed. */
export const dismissEnded = (): Promise<void> => change({ ended: undefined });

/** This device's session, if it was open and has been closed, with the user who closed it. */
async function endedSince(before: Workplace, now: Pick<Workplace, 'tills'>): Promise<EndedSession | undefined> {
  const till = ownTill(before);
  const id = till?.openSession?.id;
  if (!id || now.tills.some(({ openSession }) => openSession?.id === id)) return undefined;
  const query = graphql`
    query workplaceEndedQuery($id: ID!) {
      tillSession(id: $id) {
        closedAt
        closedBy {
          name
        }
      }
    }
  `;
  const asked = () => fetchQuery<workplaceEndedQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).toPromise();
  const session = (await reach(asked))?.tillSession;
  return session?.closedAt ? { id, till: till.name, closedAt: session.closedAt, closedBy: session.closedBy?.name ?? '' } : undefined;
}

const withoutSession = (place: Workplace, id: string): Workplace => ({
  ...place,
  tills: place.tills.map(till => (till.openSession?.id === id ? { ...till, openSession: null } : till)),
});

/** Data stored before terms existed has none. */
const known = (kept: Workplace | undefined): Workplace | undefined => kept && { ...kept, terms: kept.terms ?? noTerms };

const stored = async () => known(await (await tillDatabase()).get('workplace', 'current'));

async function change(said: Partial<Workplace>) {
  workplace.set(await keep((kept = workplace.get()) => ({ ...kept, ...said })));
  notifyTabs('workplace');
}

/** Updates the stored workplace, which another tab may have changed, and returns it. */
async function keep(next: (kept: Workplace | undefined) => Workplace): Promise<Workplace> {
  const transaction = (await tillDatabase()).transaction('workplace', 'readwrite');
  const place = next(known(await transaction.store.get('current')));
  await transaction.store.put(place, 'current');
  await transaction.done;
  return place;
}

async function fetchWorkplace() {
  const query = graphql`
    query workplaceQuery {
      salesTerms @required(action: THROW) {
        currency
        pricesIncludeTax
        vatMode
        cashRounding
        address
        taxNumber
      }
      tills(first: 100, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
        edges {
          node {
            id
            name
            openSession {
              id
              openedAt
              cashier {
                name
              }
            }
          }
        }
      }
    }
  `;
  const answer = await fetchQuery<workplaceQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise();
  if (!answer) throw new RequestFailed('INTERNAL', undefined, 'no data');
  const { currency, pricesIncludeTax, vatMode, cashRounding, address, taxNumber } = answer.salesTerms;
  const terms = { pricesIncludeTax, vatMode, cashRounding: cashRounding ?? null, address, taxNumber };
  return { currency: currency ?? '', terms, tills: answer.tills.edges.map(({ node }) => node) };
}

onTabs('workplace', async () => workplace.set((await stored()) ?? workplace.get()));
