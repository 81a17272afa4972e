import type { HomeTile } from '../../server/core/session/homeTiles.rules.ts';
import { permissionNames, type PermissionName } from '../core/session/permissions.ts';

/** A tile that a home page may show. */
export interface TileKind {
  /** Group and tile: `crm.openLeads`. */
  id: string;
  /** Message id of its name. */
  label: string;
  /** Columns that it takes at first, of four. */
  width: number;
  /** Whether those see it at first who hold so many modules that all tiles would be too many. */
  isKey: boolean;
}

/** The tiles of a module. */
export interface TileGroup {
  id: string;
  /** Message id of its name. */
  title: string;
  /** Module whose holders may choose them; undefined for everyone. */
  module?: PermissionName;
  /** Folders of messages that name them. */
  texts: string[];
  tiles: TileKind[];
}

/** Most modules of which a home page shows every tile at first. */
const fewModules = 2;

const group = (id: string, { title, module, texts }: Omit<TileGroup, 'id' | 'tiles'>, tiles: Record<string, [string, width?: number]>) => ({
  id,
  title,
  module,
  texts,
  tiles: Object.entries(tiles).map(([name, [label, width = 1]], index) => ({ id: `${id}.${name}`, label, width, isKey: index < 2 })),
});

/** Figures take one column, panels two; the first two of each module are its key figures. */
const groups: TileGroup[] = [
  group('work', { title: 'menu.work', texts: [] }, { waiting: ['menu.work', 4] }),
  group(
    'crm',
    { title: 'menu.crm', module: permissionNames.CRM, texts: ['crm'] },
    {
      openLeads: ['overview.openLeads'],
      activities: ['overview.activitiesToday'],
      won: ['overview.won'],
      winRate: ['overview.winRate'],
      pipeline: ['overview.pipeline', 2],
      forecast: ['overview.forecast', 2],
    },
  ),
  group(
    'inventory',
    { title: 'menu.inventory', module: permissionNames.INVENTORY, texts: ['inventory'] },
    {
      revenue: ['sales.revenue'],
      lowStock: ['sales.lowStock'],
      profit: ['sales.grossProfit'],
      tax: ['sales.totalTax'],
      months: ['sales.months', 2],
      breakdown: ['sales.breakdown', 2],
    },
  ),
  group(
    'finance',
    { title: 'menu.finance', module: permissionNames.FINANCIAL_MANAGEMENT, texts: ['finance'] },
    {
      cash: ['finance.cash'],
      profit: ['finance.profit'],
      budget: ['finance.budgetUse'],
      tax: ['finance.taxDue'],
      receivable: ['finance.receivable', 2],
      payable: ['finance.payable', 2],
      months: ['finance.months', 2],
      cashBalances: ['finance.cashBalances', 2],
    },
  ),
  group(
    'projects',
    { title: 'menu.projects', module: permissionNames.PROJECT_MANAGEMENT, texts: ['projects'] },
    {
      openTasks: ['projectOverview.openTasks'],
      overdueTasks: ['projectOverview.overdueTasks'],
      projects: ['projectOverview.openProjects'],
      completedTasks: ['projectOverview.completedTasks'],
      statuses: ['projectOverview.statuses', 2],
      workload: ['projectOverview.workload', 2],
    },
  ),
  group(
    'procurement',
    { title: 'menu.procurement', module: permissionNames.PROCUREMENT, texts: ['procurement'] },
    {
      spending: ['procurementOverview.spending'],
      openOrders: ['procurementOverview.openOrders'],
      pending: ['procurementOverview.pending'],
      savings: ['procurementOverview.savings'],
      upcoming: ['procurementOverview.upcoming', 2],
      recent: ['procurementOverview.recent', 2],
    },
  ),
  group(
    'shop',
    { title: 'menu.ecommerce', module: permissionNames.ECOMMERCE, texts: ['ecommerce'] },
    {
      sales: ['shopOverview.sales'],
      orders: ['shopOverview.orders'],
      customers: ['shopOverview.customers'],
      products: ['shopOverview.products'],
      bestProducts: ['shopOverview.bestProducts', 2],
      ratings: ['shopOverview.ratings', 2],
    },
  ),
  group(
    'hrm',
    { title: 'menu.hrm', module: permissionNames.HRM, texts: [] },
    {
      employees: ['hrmOverview.employees'],
      leave: ['hrmOverview.onLeave'],
      applications: ['hrmOverview.openApplications'],
      attendance: ['hrmOverview.present'],
      appraisals: ['hrmOverview.openAppraisals'],
      documents: ['hrmOverview.expiringDocuments'],
      payday: ['hrmOverview.nextPay'],
    },
  ),
  group(
    'administration',
    { title: 'menu.settings', module: permissionNames.ADMINISTRATIVE_ROLES, texts: [] },
    {
      users: ['home.activeUsers'],
      storage: ['home.storage'],
      plan: ['home.modulesLabel'],
      roles: ['home.roles'],
      signIns: ['home.signIns', 4],
    },
  ),
];

/** Whether somebody administers and works on nothing else: sign-ins, storage and plan greet only them; others find them in the settings. */
export const administersOnly = (granted: readonly string[]): boolean =>
  granted.length > 0 && granted.every(name => name === permissionNames.ADMINISTRATIVE_ROLES);

/** The tiles that the holder of these modules may choose from. */
export const tileGroupsFor = (granted: readonly string[]): TileGroup[] =>
  groups.filter(
    ({ module }) => !module || (module === permissionNames.ADMINISTRATIVE_ROLES ? administersOnly(granted) : granted.includes(module)),
  );

/**
 * The tiles of a home page: those that its user has arranged, without any that they may not see any more; else those of their modules, all of
 * a few or the key ones of many.
 */
export function homeTilesFor(groupsOfUser: TileGroup[], arranged: readonly HomeTile[] | null | undefined): readonly HomeTile[] {
  const known = groupsOfUser.flatMap(({ tiles }) => tiles);
  if (arranged) return arranged.filter(({ tile }) => known.some(({ id }) => id === tile));
  const isFew = groupsOfUser.filter(({ module }) => module).length <= fewModules;
  return known.filter(({ isKey }) => isFew || isKey).map(({ id, width }) => ({ tile: id, width }));
}
