import type { z } from 'zod';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { priceMode } from '../product/priceMode.ts';
import { InventoryService } from './InventoryService.ts';
import { inventoryServiceRules } from './inventoryService.rules.ts';

export class InventoryServiceService extends ServiceOf(InventoryService, inventoryServiceRules) {
  protected override derive(values: z.output<typeof inventoryServiceRules>, current?: InventoryService) {
    return priceMode(this.em, values, current);
  }
}
