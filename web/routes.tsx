import { createBrowserRouter, redirect } from 'react-router-dom';
import type { Language } from './core/i18n/languages.ts';
import { prefixOf } from './core/i18n/languages.ts';
import { loadMessages } from './core/i18n/messages.ts';
import { notFoundPath } from './core/routing/guard.ts';
import { ScreenError } from './core/routing/ScreenError.tsx';
import { screenRoute } from './core/routing/screenRoute.tsx';
import type { ScreenRow } from './core/routing/ScreenRow.ts';

const tables = import.meta.glob<ScreenRow[]>('./**/*.routes.tsx', { eager: true, import: 'rows' });

/** Every screen of the product. */
export const rows: ScreenRow[] = Object.values(tables).flat();

/** The router of one language: its prefix is the base, so no link inside names it. */
export const createRouter = (language: Language) =>
  createBrowserRouter(
    [
      {
        lazy: async () => {
          const [{ AppLayout }] = await Promise.all([import('./layout/AppLayout.tsx'), loadMessages(language, 'layout')]);
          return { Component: () => <AppLayout rows={rows} /> };
        },
        HydrateFallback: () => null,
        ErrorBoundary: ScreenError,
        children: rows.filter(row => row.layout === 'APP').map(screenRoute),
      },
      { HydrateFallback: () => null, ErrorBoundary: ScreenError, children: rows.filter(row => row.layout === 'BARE').map(screenRoute) },
      { path: '*', loader: () => redirect(notFoundPath) },
    ],
    { basename: prefixOf(language) || '/' },
  );
