import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { EcommerceDeliveryMethod } from './EcommerceDeliveryMethod.ts';
import { EcommerceDeliveryMethodService } from './EcommerceDeliveryMethodService.ts';

@Resolver()
export class EcommerceDeliveryMethodResolver extends CrudResolver({
  Entity: EcommerceDeliveryMethod,
  plural: 'ecommerceDeliveryMethods',
  Service: EcommerceDeliveryMethodService,
  filter: ['title', 'price', 'freeFrom', 'status', 'updatedAt'],
}) {}
