import { redirect, type LoaderFunctionArgs, type Params, type RouteObject } from 'react-router-dom';
import type { Variables } from 'relay-runtime';
import { currentLanguage } from '../i18n/languageStore.ts';
import { loadMessages } from '../i18n/messages.ts';
import { expireSession, isLeaving, rememberWanted } from '../session/returnPath.ts';
import { currentSession, isSignedIn } from '../session/session.ts';
import { isAnswering } from '../relay/serverAnswers.ts';
import { guard, landingPath } from './guard.ts';
import { headFor } from './headedFor.ts';
import { ScreenError } from './ScreenError.tsx';
import { ScreenHost, type Loaded } from './ScreenHost.tsx';
import type { RouteParams, ScreenOutline, ScreenRow } from './ScreenRow.ts';

/** Starts the row's query, if it has one. Relay is loaded with the first query, so that sign-in does not need it. */
async function start({ query }: ScreenRow, variables: Variables) {
  if (!query) return undefined;
  const { startQuery, outcomeOf, QueryHost } = await import('../relay/startQuery.tsx');
  const started = startQuery(query, variables);
  return { query: started, outcome: outcomeOf(started), QueryHost };
}

/** Whether this page has shown a screen to a signed-in user. */
let hasBeenIn = false;

/** Whether this page has shown a screen that has a query. */
let hasShownData = false;
/**
 * Milliseconds for which the first of these waits for its data before a skeleton stands for it. React keeps a skeleton for as long once it
 * is drawn: data that comes meanwhile is shown no later, and the frame is drawn once.
 */
const skeletonStays = 300;

/** Routes of a row: its screen, and each further address, which leads there with its search parameters. */
export const screenRoutes = (row: ScreenRow): RouteObject[] => outlineRoutes(row, () => Promise.resolve(row));

/** Routes of a row of which only the outline is loaded yet. */
export const outlineRoutes = (row: ScreenOutline, whole: () => Promise<ScreenRow>): RouteObject[] => [
  screenRoute(row, whole),
  ...(row.also ?? []).map(path => ({ path, loader: ({ request }: LoaderFunctionArgs) => redirect(ownAddress(row, new URL(request.url))) })),
];

/** Address of a row's screen; a page without an id in the address becomes its list. */
function ownAddress({ path }: ScreenOutline, { searchParams }: URL): string {
  const id = path.includes(':id') ? searchParams.get('id') : null;
  if (path.includes(':id')) searchParams.delete('id');
  const search = searchParams.toString();
  return path.replace(':id/', id ? `${encodeURIComponent(id)}/` : '') + (search && `?${search}`);
}

/**
 * Converts an outline to a route: checks the guard, then loads the rest of the row, and code, messages and data in parallel. The data may
 * still be loading when the screen is rendered.
 */
function screenRoute(row: ScreenOutline, whole: () => Promise<ScreenRow>): RouteObject {
  let declared: ScreenRow | undefined;
  const variables = (url: URL, params: Params) => declared?.variables?.(url.searchParams, params as RouteParams) ?? {};
  /** Last answered load, with the address, variables and viewer it belongs to. */
  let last: { of: string; loaded: Loaded } | undefined;
  const load = async ({ request, params }: LoaderFunctionArgs): Promise<Loaded | Response> => {
    const session = currentSession();
    const signedIn = isSignedIn() || (row.access !== 'PUBLIC' && !!session.token && !(await isAnswering()));
    // The token expired while the page was open.
    if (row.access !== 'PUBLIC' && hasBeenIn && session.token && !signedIn) expireSession();
    if (isLeaving()) return new Promise<never>(() => {});
    const url = new URL(request.url);
    const elsewhere = guard(row, session, { search: url.search, signedIn });
    if (!signedIn && !hasBeenIn && elsewhere === landingPath) rememberWanted(url);
    if (elsewhere) return redirect(elsewhere);
    headFor(url.pathname, request.signal);
    hasBeenIn ||= signedIn;
    const open = async () => {
      declared = await whole();
      const asked = variables(url, params);
      // The query first: a browser asks for six files at a time.
      const started = await start(declared, asked);
      const Screen = await declared.screen();
      return { row: declared, asked, Screen, started };
    };
    const [{ asked, started, ...opened }] = await Promise.all([open(), loadMessages(currentLanguage(), row.messages)]);
    const of = JSON.stringify([url.pathname, asked, session.userId, session.companyId]);
    // A refetch without an answer keeps the current screen, with all unsaved input.
    if (started && last?.of === of && !last.loaded.query?.isDisposed && (await started.outcome) === 'OFFLINE') {
      started.query.dispose();
      return last.loaded;
    }
    if (started && !hasShownData) await Promise.race([started.outcome, new Promise(done => setTimeout(done, skeletonStays))]);
    hasShownData ||= !!started;
    const loaded = { ...opened, path: url.pathname, query: started?.query, QueryHost: started?.QueryHost };
    void started?.outcome.then(outcome => {
      if (outcome === 'ANSWERED') last = { of, loaded };
    });
    return loaded;
  };
  return {
    path: row.path,
    handle: row,
    loader: load,
    // An open dialog is part of the address, but does not change what the list shows.
    shouldRevalidate: ({ currentUrl, currentParams, nextUrl, nextParams }) =>
      currentUrl.href === nextUrl.href ||
      currentUrl.pathname !== nextUrl.pathname ||
      JSON.stringify(variables(currentUrl, currentParams)) !== JSON.stringify(variables(nextUrl, nextParams)),
    Component: ScreenHost,
    ErrorBoundary: ScreenError,
  };
}
