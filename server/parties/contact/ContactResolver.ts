import { Args, FieldResolver, Resolver } from 'type-graphql';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Customer } from '../customer/Customer.ts';
import { Contact } from './Contact.ts';
import { ContactService } from './ContactService.ts';

@Resolver()
export class ContactResolver extends CrudResolver({
  Entity: Contact,
  plural: 'contacts',
  Service: ContactService,
  filter: ['name', 'department', 'email', 'customer', 'status', 'updatedAt'],
}) {}

const ContactConnection = ConnectionOf(Contact);

/** Declared here because a relation belongs to the dependent side. */
@Resolver(() => Customer)
export class CustomerContactsResolver {
  @FieldResolver(() => ContactConnection, { description: 'Contacts at this customer.' })
  @Related((contact, customer) => `${contact}.customer_id = ${customer}.id`)
  contacts(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
