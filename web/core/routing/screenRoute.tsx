import { loadQuery } from 'react-relay';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { currentLanguage } from '../i18n/languageStore.ts';
import { loadMessages } from '../i18n/messages.ts';
import { environment } from '../relay/environment.ts';
import { currentSession } from '../session/session.ts';
import { guard } from './guard.ts';
import { ScreenError } from './ScreenError.tsx';
import { ScreenHost } from './ScreenHost.tsx';
import type { ScreenRow } from './ScreenRow.ts';

/** The row as a route: guarded, then its code, texts and data loaded at once. The data may still be on their way when it is shown. */
export function screenRoute(row: ScreenRow): RouteObject {
  const variables = (url: URL) => row.variables?.(url.searchParams) ?? {};
  return {
    path: row.path,
    handle: row,
    loader: async ({ request }: LoaderFunctionArgs) => {
      const elsewhere = guard(row, currentSession());
      if (elsewhere) return redirect(elsewhere);
      const query = row.query && loadQuery(environment, row.query, variables(new URL(request.url)), { fetchPolicy: 'store-and-network' });
      const [Screen] = await Promise.all([row.screen(), loadMessages(currentLanguage(), row.messages)]);
      return { row, Screen, query };
    },
    // An open dialog is in the address too, but changes nothing that the list shows.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname || JSON.stringify(variables(currentUrl)) !== JSON.stringify(variables(nextUrl)),
    Component: ScreenHost,
    ErrorBoundary: ScreenError,
  };
}
