import { EntityService } from '../../core/database/EntityService.ts';
import { InventoryService } from './InventoryService.ts';
import { inventoryServiceRules } from './inventoryService.rules.ts';

/** What is said of a service. */
export type InventoryServiceValues = Pick<InventoryService, 'title' | 'description' | 'serviceType' | 'charges' | 'vatCategory' | 'status'>;

export class InventoryServiceService extends EntityService<InventoryService, InventoryServiceValues> {
  protected readonly Entity = InventoryService;
  protected readonly rules = inventoryServiceRules;
}
