import { rows as settings } from './account/settings/settings.routes.tsx';
import { rows as administration } from './administration/administration.routes.tsx';
import type { ScreenRow } from './core/routing/ScreenRow.ts';
import { rows as crm } from './crm/crm.routes.tsx';
import { rows as ecommerce } from './ecommerce/ecommerce.routes.tsx';
import { rows as finance } from './finance/finance.routes.tsx';
import { rows as home } from './home/home.routes.tsx';
import { rows as hrm } from './hrm/hrm.routes.tsx';
import { rows as inventory } from './inventory/inventory.routes.tsx';
import { rows as ledger } from './ledger/ledger.routes.tsx';
import type { ModuleName } from './modules.ts';
import { rows as procurement } from './procurement/procurement.routes.tsx';
import { rows as projects } from './projects/projects.routes.tsx';
import { rows as notification } from './notification/notification.routes.tsx';
import { rows as vendorPortal } from './vendorPortal/vendorPortal.routes.tsx';

/** Screens of all modules, by module. */
export const rowsByModule = {
  home,
  crm,
  hrm,
  inventory,
  // Before the page of a requisition, whose id they would be taken for.
  vendorPortal,
  procurement,
  ecommerce,
  projects,
  finance,
  ledger,
  administration,
  notification,
  settings,
} satisfies Record<ModuleName, ScreenRow[]>;

/** Screens of all modules. */
export const moduleRows: ScreenRow[] = Object.values(rowsByModule).flat();
