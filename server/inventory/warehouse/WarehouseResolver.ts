import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Warehouse } from './Warehouse.ts';
import { WarehouseService } from './WarehouseService.ts';

@Resolver()
export class WarehouseResolver extends CrudResolver({
  Entity: Warehouse,
  plural: 'warehouses',
  Service: WarehouseService,
  filter: ['name', 'code', 'city', 'isDefault', 'status', 'productCount', 'stockValue', 'updatedAt'],
}) {}
