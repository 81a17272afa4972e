import type { RouteObject } from 'react-router-dom';
import type { Language } from './core/i18n/languages.ts';
import { loadMessages } from './core/i18n/messages.ts';
import { knowRecords } from './core/record/recordAddress.ts';
import { isAnswering } from './core/relay/serverAnswers.ts';
import { ScreenError } from './core/routing/ScreenError.tsx';
import { outlineRoutes } from './core/routing/screenRoute.tsx';
import type { ScreenRow } from './core/routing/ScreenRow.ts';
import { knowScreens } from './core/routing/screenRows.ts';
import { rowsByModule } from './moduleRows.ts?outline';
import { loadModules, loadRow, type ModuleName } from './modules.ts';
import { kinds } from './records.ts?outline';

const outlines = (Object.keys(rowsByModule) as ModuleName[]).flatMap(name => rowsByModule[name].map(row => ({ name, row })));
/** Milliseconds after the frame is loaded, in which the first screen takes what it needs. */
const othersAfter = 2_000;

/** Loads all modules' declarations. Some browsers never fetch code again whose first fetch failed. */
async function loadOthers(): Promise<void> {
  if (navigator.serviceWorker?.controller || (await isAnswering())) loadModules();
}

/** Returns the modules' screens as routes, each declared in full when it is first opened. Menu and palette also receive the public ones. */
export function appRoutes(language: Language, publicRows: ScreenRow[]): RouteObject[] {
  const rows = [...outlines.map(({ row }) => row), ...publicRows];
  knowScreens(rows);
  const routesOf = (layout: ScreenRow['layout'], isPublic: boolean) =>
    outlines
      .filter(({ row }) => row.layout === layout && (row.access === 'PUBLIC') === isPublic)
      .flatMap(({ name, row }) => outlineRoutes(row, () => loadRow(name, row)));
  const frame = async () => {
    const [{ AppLayout }] = await Promise.all([import('./layout/AppLayout.tsx'), loadMessages(language, 'layout')]);
    knowRecords(kinds);
    setTimeout(() => void loadOthers(), othersAfter);
    return { Component: () => <AppLayout rows={rows} kinds={kinds} /> };
  };
  return [
    {
      lazy: frame,
      HydrateFallback: () => null,
      ErrorBoundary: ScreenError,
      children: [...routesOf('APP', false), ...routesOf('APP', true)],
    },
    {
      lazy: async () => ({ Component: (await import('./layout/BareLayout.tsx')).BareLayout }),
      HydrateFallback: () => null,
      ErrorBoundary: ScreenError,
      children: routesOf('BARE', false),
    },
    {
      HydrateFallback: () => null,
      ErrorBoundary: ScreenError,
      children: routesOf('BARE', true),
    },
  ];
}
