import { Arg, Args, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { Customer } from './Customer.ts';
import { CustomerService } from './CustomerService.ts';

const CustomerFilter = FilterOf(Customer, ['name', 'email', 'phone', 'city', 'country', 'status', 'owner', 'updatedAt']);

const Customers = ConnectionOf(Customer);
const CustomerPage = ListArgs(Customer, CustomerFilter);

@Resolver()
export class CustomerResolver extends CrudResolver({
  Entity: Customer,
  plural: 'customers',
  Service: CustomerService,
  permission: Permission.CRM,
  filter: CustomerFilter,
}) {
  @Query(() => Customer, { nullable: true })
  @Allow(Permission.CRM, Permission.INVENTORY)
  @Reads({ kind: 'record' })
  customer(@Arg('id', () => ID) _id: string): Customer {
    return compiled();
  }

  @Query(() => Customers, { nullable: true, description: 'Whoever sells from stock reads them too.' })
  @Allow(Permission.CRM, Permission.INVENTORY)
  @Reads({ kind: 'connection' })
  customers(@Args(() => CustomerPage) _page: object): object {
    return compiled();
  }
}
