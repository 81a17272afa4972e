import type { Language } from './core/i18n/languages.ts';
import { loadMessages } from './core/i18n/messages.ts';
import type { ScreenOutline, ScreenRow } from './core/routing/ScreenRow.ts';

/** Loads the screens that each module declares. */
const modules = {
  home: () => import('./home/home.routes.tsx'),
  crm: () => import('./crm/crm.routes.tsx'),
  hrm: () => import('./hrm/hrm.routes.tsx'),
  inventory: () => import('./inventory/inventory.routes.tsx'),
  vendorPortal: () => import('./vendorPortal/vendorPortal.routes.tsx'),
  procurement: () => import('./procurement/procurement.routes.tsx'),
  ecommerce: () => import('./ecommerce/ecommerce.routes.tsx'),
  projects: () => import('./projects/projects.routes.tsx'),
  finance: () => import('./finance/finance.routes.tsx'),
  ledger: () => import('./ledger/ledger.routes.tsx'),
  administration: () => import('./administration/administration.routes.tsx'),
  notification: () => import('./notification/notification.routes.tsx'),
  settings: () => import('./account/settings/settings.routes.tsx'),
} satisfies Record<string, () => Promise<{ rows: ScreenRow[] }>>;

export type ModuleName = keyof typeof modules;

/** Modules of most screens whose paths begin with a segment. One that is missing here is loaded after the outlines, not beside them. */
const modulesAt: Readonly<Record<string, readonly ModuleName[]>> = {
  '': ['home'],
  CRM: ['crm'],
  HRM: ['hrm'],
  inventory: ['inventory'],
  vendorManagement: ['procurement'],
  ecommerce: ['ecommerce'],
  projects: ['projects'],
  economics: ['finance', 'ledger'],
  settings: ['administration'],
  users: ['administration'],
  roles: ['administration'],
};

/**
 * Begins to load what a screen needs beside the outlines: what declares that of a path, without language, its query's code, the frame and its
 * texts. Who needs one of them reports a failure.
 */
export function expectScreen(path: string, language: Language): void {
  const expected = [
    ...(modulesAt[path.split('/')[1]] ?? []).map(name => modules[name]()),
    import('./core/relay/startQuery.tsx'),
    import('./layout/AppLayout.tsx'),
    loadMessages(language, 'layout'),
  ];
  for (const part of expected) part.catch(() => undefined);
}

/** Loads all modules' screens, so that the first one of a module opens as fast as the next. Who needs one reports its failure. */
export function loadModules(): void {
  for (const load of Object.values(modules)) load().catch(() => undefined);
}

/** Loads the row that a module declares for an outline. */
export async function loadRow(name: ModuleName, { path }: ScreenOutline): Promise<ScreenRow> {
  const { rows } = await modules[name]();
  return rows.find(row => row.path === path)!;
}
