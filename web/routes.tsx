import { createBrowserRouter, redirect } from 'react-router-dom';
import { rows as authentication } from './account/authentication/authentication.routes.tsx';
import { rows as settings } from './account/settings/settings.routes.tsx';
import { rows as reading } from './account/static/static.routes.tsx';
import { rows as administration } from './administration/administration.routes.tsx';
import { prefixOf, type Language } from './core/i18n/languages.ts';
import { loadMessages } from './core/i18n/messages.ts';
import { notFoundPath } from './core/routing/guard.ts';
import { ScreenError } from './core/routing/ScreenError.tsx';
import { screenRoute } from './core/routing/screenRoute.tsx';
import type { ScreenRow } from './core/routing/ScreenRow.ts';
import { rows as crm } from './crm/crm.routes.tsx';
import { rows as home } from './home/home.routes.tsx';
import { rows as inventory } from './inventory/inventory.routes.tsx';
import { rows as notification } from './notification/notification.routes.tsx';
import { rows as landing } from './landing/landing.routes.tsx';

/** Every screen of the product; each module's table is named here once. */
const rows: ScreenRow[] = [
  ...home,
  ...crm,
  ...inventory,
  ...administration,
  ...notification,
  ...settings,
  ...landing,
  ...authentication,
  ...reading,
];

/** The router of one language: its prefix is the base, so no link inside names it. */
export const createRouter = (language: Language) =>
  createBrowserRouter(
    [
      {
        lazy: async () => {
          const [{ AppLayout }, { kinds }] = await Promise.all([
            import('./layout/AppLayout.tsx'),
            import('./records.ts'),
            loadMessages(language, 'layout'),
          ]);
          return { Component: () => <AppLayout rows={rows} kinds={kinds} /> };
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
