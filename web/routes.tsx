import { createBrowserRouter, redirect } from 'react-router-dom';
import { rows as authentication } from './account/authentication/authentication.routes.tsx';
import { rows as reading } from './account/static/static.routes.tsx';
import { prefixOf, type Language } from './core/i18n/languages.ts';
import { notFoundPath } from './core/routing/guard.ts';
import { ScreenError } from './core/routing/ScreenError.tsx';
import { screenRoute } from './core/routing/screenRoute.tsx';
import type { ScreenRow } from './core/routing/ScreenRow.ts';
import { keepsOnDevice } from './core/session/leaving.ts';
import { rows as landing } from './landing/landing.routes.tsx';

/** The screens for whoever is not signed in: they are known without those of the modules. None stands in the sidebar's frame. */
const publicRows: ScreenRow[] = [...landing, ...authentication, ...reading];

keepsOnDevice(async () => (await import('./inventory/till/offline/leaveTill.ts')).tillStore);

/** The router of one language: its prefix is the base, so no link inside names it. The modules' routes come with the first address that is none of the public ones. */
export function createRouter(language: Language) {
  let isWhole = false;
  return createBrowserRouter(
    [
      { HydrateFallback: () => null, ErrorBoundary: ScreenError, children: publicRows.map(screenRoute) },
      { path: '*', loader: () => redirect(notFoundPath), ErrorBoundary: ScreenError },
    ],
    {
      basename: prefixOf(language) || '/',
      patchRoutesOnNavigation: async ({ patch, signal }) => {
        if (isWhole) return;
        const { appRoutes } = await import('./appRoutes.tsx');
        // Another navigation may have been quicker, or this one be over.
        if (isWhole || signal.aborted) return;
        isWhole = true;
        patch(null, appRoutes(language, publicRows));
      },
    },
  );
}
