import { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { productUnits } from '../../../server/inventory/product/productUnits.rules.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkChoice, bulkMoney, bulkNumber, bulkText } from '../../core/screens/list/bulkFields.tsx';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { inventoryProductBulk } from '../../core/relay/operations/inventoryProductOperations.ts';

/** What can be changed of many products at once, or of one in the list. */
export const bulk: Bulk = {
  ...inventoryProductBulk,
  isRestorable: true,
  fields: [
    bulkStatus('product.status'),
    bulkText('product.manufacturer'),
    bulkText('product.brand'),
    bulkMoney('product.salePrice'),
    bulkMoney('product.purchasePrice'),
    bulkChoice('product.vatCategory', vatCategories, 'vatCategory'),
    bulkChoice('product.unit', productUnits, 'unit'),
    bulkNumber('product.reorderLevel'),
  ],
};
