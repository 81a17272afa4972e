import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { EcommerceProductGroup } from './EcommerceProductGroup.ts';
import { EcommerceProductGroupService } from './EcommerceProductGroupService.ts';

@Resolver()
export class EcommerceProductGroupResolver extends CrudResolver({
  Entity: EcommerceProductGroup,
  plural: 'ecommerceProductGroups',
  Service: EcommerceProductGroupService,
  filter: ['title', 'path', 'parent', 'productCount', 'status', 'updatedAt'],
}) {}
