import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../../../core/relay/environment.ts';
import type { workplaceQuery } from '../../../core/relay/generated/workplaceQuery.graphql.ts';
import { RequestFailed } from '../../../core/relay/RequestFailed.ts';
import { clockDifference, setClockDifference } from '../../../core/relay/serverClock.ts';
import { cell } from './cell.ts';
import { isUnreachable, reach } from './connection.ts';
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

/** Where and by which terms is sold here, as it was last heard of. */
export interface Workplace {
  currency: string;
  /** The company's tills in use. */
  tills: readonly TillChoice[];
  /** The till of this device. */
  tillId: string | null;
  /** As it was measured when this was heard, in milliseconds. */
  clockDifference?: number;
}

export const workplace = cell<Workplace>({ currency: '', tills: [], tillId: null });

/** This device's till; the only one where there is one. */
export const ownTill = ({ tills, tillId }: Workplace): TillChoice | undefined =>
  tills.find(({ id }) => id === tillId) ?? (tills.length === 1 ? tills[0] : undefined);

/** Asks for tills, sessions and terms; what is stored serves while the server cannot be reached. Rejects with RequestFailed where neither is there. */
export async function readWorkplace(): Promise<void> {
  const database = await tillDatabase();
  const stored = await database.get('workplace', 'current');
  try {
    const heard = await reach(fetchWorkplace);
    await put({ ...heard, tillId: stored?.tillId ?? null, clockDifference: clockDifference() });
  } catch (error) {
    if (!stored || !isUnreachable(error)) throw error;
    setClockDifference(stored.clockDifference ?? 0);
    workplace.set(stored);
  }
}

/** Makes a till this device's own. */
export const chooseTill = (tillId: string | null): Promise<void> => put({ ...workplace.get(), tillId });

async function put(value: Workplace) {
  workplace.set(value);
  await (await tillDatabase()).put('workplace', value, 'current');
}

async function fetchWorkplace() {
  const query = graphql`
    query workplaceQuery {
      salesTerms @required(action: THROW) {
        currency
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
  return { currency: answer.salesTerms.currency ?? '', tills: answer.tills.edges.map(({ node }) => node) };
}
