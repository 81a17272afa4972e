import { Environment, Network, Observable, RecordSource, Store, type FetchFunction, type GraphQLResponse, type RecordSourceSelectorProxy, type SubscribeFunction } from 'relay-runtime';
import { currentLanguage } from '../i18n/languageStore.ts';
import { localeOf } from '../i18n/languages.ts';
import { expireSession } from '../session/returnPath.ts';
import { currentSession, onSession, storeSession } from '../session/session.ts';
import { multipart } from './multipart.ts';
import { RequestFailed } from './RequestFailed.ts';

interface Answer {
  data?: object | null;
  errors?: { message: string; extensions?: { code?: string; requestId?: string } }[];
}

function headers(): Record<string, string> {
  const { token } = currentSession();
  return { 'accept-language': localeOf[currentLanguage()], ...(token && { authorization: `Bearer ${token}` }) };
}

const fetchQuery: FetchFunction = async ({ id, operationKind }, variables, _config, uploadables) => {
  const sent = currentSession().token;
  const response = await fetch('/graphql', uploadables
    ? { method: 'POST', headers: { ...headers(), 'apollo-require-preflight': 'true' }, body: multipart(id, variables, uploadables) }
    : { method: 'POST', headers: { ...headers(), 'content-type': 'application/json' }, body: JSON.stringify({ documentId: id, variables }) },
  ).catch(() => {
    throw new RequestFailed('OFFLINE', undefined, 'no answer');
  });
  const renewed = response.headers.get('x-renewed-token');
  if (renewed && sent === currentSession().token) storeSession({ token: renewed });
  const answer = (await response.json().catch(() => ({}))) as Answer;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const [error] = answer.errors ?? [];
  const code = error?.extensions?.code ?? (response.status === 401 ? 'UNAUTHENTICATED' : error || !response.ok ? 'INTERNAL' : undefined);
  if (code === 'UNAUTHENTICATED' && sent && sent === currentSession().token) expireSession();
  const isEmpty = Object.values(answer.data ?? {}).every(value => value === null);
  if (code && (isEmpty || operationKind === 'mutation')) throw new RequestFailed(code, error?.extensions?.requestId ?? requestId, error?.message ?? response.statusText);
  return answer as GraphQLResponse;
};

/** Live updates: the client for them is loaded when a screen first asks. */
const subscribe: SubscribeFunction = ({ id }, variables) =>
  Observable.create(sink => {
    let stop: (() => void) | undefined;
    let stopped = false;
    void import('./events.ts').then(({ subscribeTo }) => {
      if (!stopped) stop = subscribeTo(id, variables, headers, sink);
    });
    return () => {
      stopped = true;
      stop?.();
    };
  });

/** The one store and network of the page. */
export const environment = new Environment({ network: Network.create(fetchQuery, subscribe), store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }) });

let user = currentSession().userId;
onSession(() => {
  const { userId } = currentSession();
  if (userId !== user) environment.commitUpdate(store => (store as RecordSourceSelectorProxy).invalidateStore());
  user = userId;
});
