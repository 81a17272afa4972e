import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { ProductGroup } from './ProductGroup.ts';
import { ProductGroupService } from './ProductGroupService.ts';

@Resolver()
export class ProductGroupResolver extends CrudResolver({
  Entity: ProductGroup,
  plural: 'productGroups',
  Service: ProductGroupService,
  filter: ['title', 'vendorCount', 'status', 'updatedAt'],
}) {}
