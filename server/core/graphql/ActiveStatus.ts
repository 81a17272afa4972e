import { registerEnumType } from 'type-graphql';
import type { ActiveStatusName } from '../rules/statuses.ts';
import { EnumFilter } from './filters.ts';

/** In use, or kept only on old documents. */
export enum ActiveStatus {
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
}
registerEnumType(ActiveStatus, { name: 'ActiveStatus', description: 'In use, or kept only on old documents.' });
ActiveStatus satisfies Record<ActiveStatusName, string>;

export const ActiveStatusFilter = EnumFilter(ActiveStatus, 'ActiveStatus');
