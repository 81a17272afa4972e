import { ServiceOf } from '../../core/database/EntityService.ts';
import { InventoryService } from './InventoryService.ts';
import { inventoryServiceRules } from './inventoryService.rules.ts';

export class InventoryServiceService extends ServiceOf(InventoryService, inventoryServiceRules) {}
