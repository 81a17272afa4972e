import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import { ScreenSkeleton } from '../screens/ScreenSkeleton.tsx';
import { keepProgram } from '../session/offlineProgram.ts';
import type { ScreenProps, ScreenRow } from './ScreenRow.ts';

/** What the route of a screen has loaded. */
export interface Loaded {
  row: ScreenRow;
  /** The address's path: another record is another screen, which takes over nothing that was typed. */
  path: string;
  Screen: ComponentType<never>;
  /** Both missing where the row names no query. */
  query?: PreloadedQuery<OperationType>;
  QueryHost?: ComponentType<{ query: PreloadedQuery<OperationType>; children: ReactNode }>;
}

/** Shows the screen of the matched row and names the document after it. */
export function ScreenHost() {
  const { row, path, query, QueryHost, ...loaded } = useLoaderData<Loaded>();
  const Screen = loaded.Screen as ComponentType<Partial<ScreenProps>>;
  const intl = useIntl();
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: row.title })} · Noria`;
  }, [intl, row]);
  useEffect(() => {
    if (row.access !== 'PUBLIC') keepProgram();
  }, [row]);
  return (
    <Suspense fallback={row.layout === 'APP' ? <ScreenSkeleton /> : null}>
      {query && QueryHost ? (
        <QueryHost query={query}>
          <Screen key={path} query={query} />
        </QueryHost>
      ) : (
        <Screen />
      )}
    </Suspense>
  );
}
