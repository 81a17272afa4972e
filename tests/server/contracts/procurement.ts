import type { Contract } from './Contract.ts';

export const procurement: Contract[] = [
  {
    name: 'ProcurementPermission',
    plural: 'procurementPermissions',
    by: 'procurement@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ name: `Permission ${unique}` }),
    change: { name: 'Permission changed' },
    broken: { input: { name: '' }, field: 'name', code: 'required' },
  },
];
