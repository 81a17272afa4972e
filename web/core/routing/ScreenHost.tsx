import { Suspense, useContext, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import { UNSAFE_RouteContext, useLoaderData } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import { ScreenSkeleton } from '../screens/ScreenSkeleton.tsx';
import { ScreenModuleProvider } from '../session/may.ts';
import { registerServiceWorker } from '../session/serviceWorker.ts';
import type { ScreenProps, ScreenRow } from './ScreenRow.ts';

/** Data loaded by a screen's route. */
export interface Loaded {
  row: ScreenRow;
  /** Path in the address. Used as the screen's key, so that another record does not take over unsaved input. */
  path: string;
  Screen: ComponentType<never>;
  /** Both undefined if the row has no query. */
  query?: PreloadedQuery<OperationType>;
  QueryHost?: ComponentType<{ query: PreloadedQuery<OperationType>; children: ReactNode }>;
}

/** Renders the screen of the matched route and sets the document title. */
export function ScreenHost() {
  const { row, path, query, QueryHost, ...loaded } = useLoaderData<Loaded>();
  const intl = useIntl();
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: row.title })} · Noria`;
  }, [intl, row]);
  useEffect(() => {
    if (row.access !== 'PUBLIC') registerServiceWorker();
  }, [row]);
  // The router draws its routes anew at each step of a navigation: the screen that is left stays as it is.
  const screen = useMemo(() => {
    const Screen = loaded.Screen as ComponentType<Partial<ScreenProps>>;
    return (
      <SameRoute key={path}>
        {query && QueryHost ? (
          <QueryHost query={query}>
            <Screen query={query} />
          </QueryHost>
        ) : (
          <Screen />
        )}
      </SameRoute>
    );
  }, [loaded.Screen, QueryHost, query, path]);
  return (
    <ScreenModuleProvider value={row.access}>
      <Suspense fallback={row.layout === 'APP' ? <ScreenSkeleton /> : null}>{screen}</Suspense>
    </ScreenModuleProvider>
  );
}

/** Gives what it holds the route that it was drawn with: the router makes another context for each step of a navigation, for the same route. */
function SameRoute({ children }: { children: ReactNode }) {
  const [route] = useState(useContext(UNSAFE_RouteContext));
  return <UNSAFE_RouteContext value={route}>{children}</UNSAFE_RouteContext>;
}
