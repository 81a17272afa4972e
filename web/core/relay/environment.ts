import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type RecordSourceSelectorProxy,
} from 'relay-runtime';
import { currentSession, onSession } from '../session/session.ts';
import { request } from './request.ts';

const underWay = new Set<Promise<unknown>>();

const fetchQuery: FetchFunction = ({ id, operationKind }, variables, { metadata }, files) => {
  const answer = request(id, variables, {
    isMutation: operationKind === 'mutation',
    isScreen: metadata?.isScreen === true,
    files,
  }) as Promise<GraphQLResponse>;
  underWay.add(answer);
  void answer.catch(() => {}).finally(() => underWay.delete(answer));
  return answer;
};

/**
 * Resolves when all requests under way have been answered. Relay shares one answer between equal overlapping requests, so a refetch after a
 * change must wait for this first or it may get data read before the change.
 */
export const allAnswered = async (): Promise<void> => void (await Promise.allSettled(underWay));

/** The page's single Relay store and network. */
export const environment = new Environment({
  network: Network.create(fetchQuery),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
});

let user = currentSession().userId;
onSession(() => {
  const { userId } = currentSession();
  if (userId !== user) environment.commitUpdate(store => (store as RecordSourceSelectorProxy).invalidateStore());
  user = userId;
});
