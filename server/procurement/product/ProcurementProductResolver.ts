import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { ProcurementProduct } from './ProcurementProduct.ts';
import { ProcurementProductService } from './ProcurementProductService.ts';

@Resolver()
export class ProcurementProductResolver extends CrudResolver({
  Entity: ProcurementProduct,
  plural: 'procurementProducts',
  Service: ProcurementProductService,
  filter: ['name', 'brand', 'productGroupTitles', 'inventoryProduct', 'status', 'updatedAt'],
}) {}
