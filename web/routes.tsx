import { createBrowserRouter, redirect } from 'react-router-dom';
import { prefixOf, type Language } from './core/i18n/languages.ts';
import { notFoundPath } from './core/routing/guard.ts';
import { ScreenError } from './core/routing/ScreenError.tsx';
import { screenRoutes } from './core/routing/screenRoute.tsx';
import { keepsOnDevice } from './core/session/leaving.ts';
import { currentSession } from './core/session/session.ts';
import { expectScreen } from './modules.ts';
import { publicRows } from './publicRows.ts';

keepsOnDevice(async () => (await import('./inventory/till/offline/leaveTill.ts')).tillStore);
keepsOnDevice(async () => (await import('./core/import/keptPlans.ts')).planStore);

/**
 * Creates the router of a language. The language prefix is its base path, so links do not contain it. The modules' routes are added on the
 * first path that is not public.
 */
export function createRouter(language: Language) {
  let isWhole = false;
  return createBrowserRouter(
    [
      { HydrateFallback: () => null, ErrorBoundary: ScreenError, children: publicRows.flatMap(screenRoutes) },
      { path: '*', loader: () => redirect(notFoundPath), ErrorBoundary: ScreenError },
    ],
    {
      basename: prefixOf(language) || '/',
      patchRoutesOnNavigation: async ({ patch, path, signal }) => {
        if (isWhole) return;
        if (currentSession().token) expectScreen(path, language);
        const { appRoutes } = await import('./appRoutes.tsx');
        // Another navigation may have been faster, or this one may have been aborted.
        if (isWhole || signal.aborted) return;
        isWhole = true;
        patch(null, appRoutes(language, publicRows));
      },
    },
  );
}
