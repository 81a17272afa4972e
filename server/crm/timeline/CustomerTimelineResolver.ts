import { Args, FieldResolver, Resolver } from 'type-graphql';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { CustomerEvent } from './CustomerEvent.ts';

const Events = ConnectionOf(CustomerEvent);

@Resolver(() => Customer)
export class CustomerTimelineResolver {
  @FieldResolver(() => Events, {
    description: 'Past and planned events of the customer, latest first; of sales invoices, those of the latest 500.',
  })
  @Related((event, customer) => `${event}.customer_id = ${customer}.id`)
  @Ordered({ at: 'desc' })
  timeline(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
