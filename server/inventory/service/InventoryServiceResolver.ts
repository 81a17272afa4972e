import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { InventoryService } from './InventoryService.ts';
import { InventoryServiceService } from './InventoryServiceService.ts';

@Resolver()
export class InventoryServiceResolver extends CrudResolver({
  Entity: InventoryService,
  plural: 'inventoryServices',
  Service: InventoryServiceService,
  filter: ['title', 'serviceType', 'charges', 'vatCategory', 'status', 'updatedAt'],
}) {}
