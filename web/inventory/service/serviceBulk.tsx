import { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { serviceTypes } from '../../../server/inventory/service/serviceTypes.rules.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkChoice, bulkMoney } from '../../core/screens/list/bulkFields.tsx';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { inventoryServiceBulk } from '../../core/relay/operations/inventoryServiceOperations.ts';

/** What can be changed of many services at once, or of one in the list. */
export const bulk: Bulk = {
  ...inventoryServiceBulk,
  isRestorable: true,
  fields: [
    bulkStatus('service.status'),
    bulkMoney('service.charges'),
    bulkChoice('service.serviceType', serviceTypes, 'serviceType'),
    bulkChoice('service.vatCategory', vatCategories, 'vatCategory'),
  ],
};
