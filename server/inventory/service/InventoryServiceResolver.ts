import { Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { InventoryService } from './InventoryService.ts';
import { InventoryServiceService } from './InventoryServiceService.ts';

@Resolver()
export class InventoryServiceResolver extends CrudResolver({
  Entity: InventoryService,
  plural: 'inventoryServices',
  Service: InventoryServiceService,
  permission: Permission.INVENTORY,
  filter: ['title', 'serviceType', 'charges', 'vatCategory', 'status', 'updatedAt'],
}) {}
