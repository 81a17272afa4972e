import { redirect, type LoaderFunctionArgs, type Params, type RouteObject } from 'react-router-dom';
import type { Variables } from 'relay-runtime';
import { currentLanguage } from '../i18n/languageStore.ts';
import { loadMessages } from '../i18n/messages.ts';
import { currentSession } from '../session/session.ts';
import { guard } from './guard.ts';
import { ScreenError } from './ScreenError.tsx';
import { ScreenHost } from './ScreenHost.tsx';
import type { RouteParams, ScreenRow } from './ScreenRow.ts';

/** Sends the row's query, if it has one. Relay itself comes with the first: sign-in does without. */
async function start({ query }: ScreenRow, variables: Variables) {
  if (!query) return undefined;
  const { startQuery, QueryHost } = await import('../relay/startQuery.tsx');
  return { query: startQuery(query, variables), QueryHost };
}

/** The row as a route: guarded, then its code, texts and data loaded at once. The data may still be on their way when it is shown. */
export function screenRoute(row: ScreenRow): RouteObject {
  const variables = (url: URL, params: Params) => row.variables?.(url.searchParams, params as RouteParams) ?? {};
  return {
    path: row.path,
    handle: row,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const elsewhere = guard(row, currentSession());
      if (elsewhere) return redirect(elsewhere);
      const [Screen, started] = await Promise.all([
        row.screen(),
        start(row, variables(new URL(request.url), params)),
        loadMessages(currentLanguage(), row.messages),
      ]);
      return { row, path: new URL(request.url).pathname, Screen, ...started };
    },
    // An open dialog is in the address too, but changes nothing that the list shows.
    shouldRevalidate: ({ currentUrl, currentParams, nextUrl, nextParams }) =>
      currentUrl.href === nextUrl.href ||
      currentUrl.pathname !== nextUrl.pathname ||
      JSON.stringify(variables(currentUrl, currentParams)) !== JSON.stringify(variables(nextUrl, nextParams)),
    Component: ScreenHost,
    ErrorBoundary: ScreenError,
  };
}
