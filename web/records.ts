import { records as administration } from './administration/administration.records.ts';
import type { RecordKind } from './core/routing/RecordKind.ts';
import { records as ecommerce } from './ecommerce/ecommerce.records.ts';
import { records as crm } from './crm/crm.records.ts';
import { records as finance } from './finance/finance.records.ts';
import { records as hrm } from './hrm/hrm.records.ts';
import { records as inventory } from './inventory/inventory.records.ts';
import { records as ledger } from './ledger/ledger.records.ts';
import { records as procurement } from './procurement/procurement.records.ts';
import { records as projects } from './projects/projects.records.ts';

/** Record types of all modules, for the command palette. */
export const kinds: RecordKind[] = [
  ...crm,
  ...hrm,
  ...inventory,
  ...procurement,
  ...ecommerce,
  ...projects,
  ...finance,
  ...ledger,
  ...administration,
];
