import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Customer } from './Customer.ts';
import { CustomerService } from './CustomerService.ts';

@Resolver()
export class CustomerResolver extends CrudResolver({
  Entity: Customer,
  plural: 'customers',
  Service: CustomerService,
  filter: ['name', 'email', 'phone', 'city', 'country', 'status', 'owner', 'updatedAt', 'customFields'],
}) {}
