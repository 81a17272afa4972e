import { activeStatuses, type ActiveStatusName } from '../rules/statuses.ts';
import { EnumOf } from './EnumOf.ts';
import { EnumFilter } from './filters.ts';

export const ActiveStatus = EnumOf('ActiveStatus', activeStatuses, 'In use, or kept for existing documents only.');
export type ActiveStatus = ActiveStatusName;

export const ActiveStatusFilter = EnumFilter(ActiveStatus, 'ActiveStatus');
