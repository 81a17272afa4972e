import { Suspense, useEffect, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import { ScreenSkeleton } from '../screens/ScreenSkeleton.tsx';
import type { ScreenProps, ScreenRow } from './ScreenRow.ts';

interface Loaded {
  row: ScreenRow;
  Screen: ComponentType<ScreenProps>;
  query: PreloadedQuery<OperationType>;
}

/** Shows the screen of the matched row and names the document after it. */
export function ScreenHost() {
  const { row, Screen, query } = useLoaderData<Loaded>();
  const intl = useIntl();
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: row.title })} · Noria`;
  }, [intl, row]);
  useEffect(() => () => query?.dispose(), [query]);
  return (
    <Suspense fallback={row.layout === 'APP' ? <ScreenSkeleton /> : null}>
      <Screen query={query} />
    </Suspense>
  );
}
