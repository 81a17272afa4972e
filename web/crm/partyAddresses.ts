import { activeStatuses } from '../../server/core/rules/statuses.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

const status = { kind: 'choice', name: 'status', values: activeStatuses, texts: 'status' } as const;
const updatedAt = { kind: 'time', name: 'updatedAt' } as const;

/** What the address of each list can say: its filters are the API's. */
export const customerList = listSpec({
  name: 'customer',
  filters: [
    status,
    { kind: 'reference', name: 'owner' },
    { kind: 'text', name: 'name' },
    { kind: 'text', name: 'email' },
    { kind: 'text', name: 'phone' },
    { kind: 'text', name: 'city' },
    updatedAt,
  ],
  sorts: ['NAME', 'EMAIL', 'CITY', 'STATUS', 'UPDATED_AT'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const contactList = listSpec({
  name: 'contact',
  filters: [
    status,
    { kind: 'reference', name: 'customer' },
    { kind: 'text', name: 'name' },
    { kind: 'text', name: 'department' },
    { kind: 'text', name: 'email' },
    updatedAt,
  ],
  sorts: ['NAME', 'DEPARTMENT', 'EMAIL', 'STATUS', 'UPDATED_AT'],
  own: { field: 'NAME', direction: 'ASC' },
});
