import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../../../core/relay/environment.ts';
import type { workplaceEndedQuery } from '../../../core/relay/generated/workplaceEndedQuery.graphql.ts';
import type { workplaceQuery } from '../../../core/relay/generated/workplaceQuery.graphql.ts';
import { RequestFailed } from '../../../core/relay/RequestFailed.ts';
import { clockDifference, setClockDifference } from '../../../core/relay/serverClock.ts';
import { noTerms, type SaleTerms } from '../sale/SaleTerms.ts';
import { cell } from './cell.ts';
import { isUnreachable, reach } from './connection.ts';
import { onTabs, tellTabs } from './tabs.ts';
import { tillDatabase } from './tillDatabase.ts';

/** A till that can be opened, and its session when it has one. */
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

/** A session of this device that was closed somewhere else. */
export interface EndedSession {
  readonly id: string;
  readonly till: string;
  readonly closedAt: string;
  readonly closedBy: string;
}

/** Where and by which terms is sold here, as it was last heard of. */
export interface Workplace {
  currency: string;
  terms: SaleTerms;
  /** The company's tills in use. */
  tills: readonly TillChoice[];
  /** The till of this device. */
  tillId: string | null;
  /** As it was measured when this was heard, in milliseconds. */
  clockDifference?: number;
  /** To be told to the cashier, until they have seen it. */
  ended?: EndedSession;
}

export const workplace = cell<Workplace>({ currency: '', terms: noTerms, tills: [], tillId: null });

/** This device's till; the only one where there is one. */
export const ownTill = ({ tills, tillId }: Workplace): TillChoice | undefined =>
  tills.find(({ id }) => id === tillId) ?? (tills.length === 1 ? tills[0] : undefined);

/** The session that is being closed here: its end is no news. */
let closing: string | undefined;

/** Asks for tills, sessions and terms; what is stored serves while the server cannot be reached. Rejects with RequestFailed where neither is there. */
export async function readWorkplace(): Promise<void> {
  const before = await stored();
  try {
    const heard = await reach(fetchWorkplace);
    const closed = before && (await endedSince(before, heard));
    // While the server was asked the cashier may have chosen a till, or seen what was said.
    const now = (kept: Workplace | undefined) => ({ ...heard, tillId: kept?.tillId ?? null, ended: closed ?? kept?.ended });
    workplace.set(await keep(kept => ({ ...now(kept), clockDifference: clockDifference() })));
  } catch (error) {
    if (!before || !isUnreachable(error)) throw error;
    setClockDifference(before.clockDifference ?? 0);
    workplace.set(before);
  }
}

/** Hears what has happened to tills and sessions; what cannot be heard now is heard later. While a session is closed here, this page knows best. */
export async function followWorkplace(): Promise<void> {
  if (!closing) await readWorkplace().catch(() => {});
}

/** Closes this device's session by `close`, which answers whether it is closed. */
export async function endSession<Answer>(id: string, close: () => Promise<Answer>, isClosed: (answer: Answer) => boolean): Promise<Answer> {
  closing = id;
  let answer: Answer | undefined;
  try {
    answer = await close();
    return answer;
  } finally {
    // Without telling whoever shows it: they are about to leave.
    if (answer !== undefined && isClosed(answer)) await keep((kept = workplace.get()) => withoutSession(kept, id));
    closing = undefined;
  }
}

/** Makes a till this device's own. */
export const chooseTill = (tillId: string | null): Promise<void> => change({ tillId });

/** The cashier has seen that their session was closed. */
export const dismissEnded = (): Promise<void> => change({ ended: undefined });

/** This device's session, where it was open and is open no more: by whom it was closed. */
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

/** What was kept before there were terms knows of none. */
const known = (kept: Workplace | undefined): Workplace | undefined => kept && { ...kept, terms: kept.terms ?? noTerms };

const stored = async () => known(await (await tillDatabase()).get('workplace', 'current'));

async function change(said: Partial<Workplace>) {
  workplace.set(await keep((kept = workplace.get()) => ({ ...kept, ...said })));
  tellTabs('workplace');
}

/** Stores what follows from what is stored, which another tab may have changed; answers it. */
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
  const { currency, pricesIncludeTax, vatMode, cashRounding } = answer.salesTerms;
  const terms = { pricesIncludeTax, vatMode, cashRounding: cashRounding ?? null };
  return { currency: currency ?? '', terms, tills: answer.tills.edges.map(({ node }) => node) };
}

onTabs('workplace', async () => workplace.set((await stored()) ?? workplace.get()));
