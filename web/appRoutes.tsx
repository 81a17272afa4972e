import type { RouteObject } from 'react-router-dom';
import type { Language } from './core/i18n/languages.ts';
import { loadMessages } from './core/i18n/messages.ts';
import { knowRecords } from './core/record/recordAddress.ts';
import { ScreenError } from './core/routing/ScreenError.tsx';
import { screenRoutes } from './core/routing/screenRoute.tsx';
import type { ScreenRow } from './core/routing/ScreenRow.ts';
import { moduleRows } from './moduleRows.ts';
import { kinds } from './records.ts';

/** Returns the modules' screens as routes. Menu and palette also receive the public ones. */
export function appRoutes(language: Language, publicRows: ScreenRow[]): RouteObject[] {
  const rows = [...moduleRows, ...publicRows];
  const bare = moduleRows.filter(({ layout }) => layout === 'BARE');
  const frame = async () => {
    const [{ AppLayout }] = await Promise.all([import('./layout/AppLayout.tsx'), loadMessages(language, 'layout')]);
    knowRecords(kinds);
    return { Component: () => <AppLayout rows={rows} kinds={kinds} /> };
  };
  return [
    {
      lazy: frame,
      HydrateFallback: () => null,
      ErrorBoundary: ScreenError,
      children: moduleRows.filter(({ layout }) => layout === 'APP').flatMap(screenRoutes),
    },
    {
      lazy: async () => ({ Component: (await import('./layout/BareLayout.tsx')).BareLayout }),
      HydrateFallback: () => null,
      ErrorBoundary: ScreenError,
      children: bare.filter(({ access }) => access !== 'PUBLIC').flatMap(screenRoutes),
    },
    {
      HydrateFallback: () => null,
      ErrorBoundary: ScreenError,
      children: bare.filter(({ access }) => access === 'PUBLIC').flatMap(screenRoutes),
    },
  ];
}
