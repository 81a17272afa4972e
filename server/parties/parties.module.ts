import { Contact } from './contact/Contact.ts';
import { ContactResolver, CustomerContactsResolver } from './contact/ContactResolver.ts';
import { Customer } from './customer/Customer.ts';
import { CustomerResolver } from './customer/CustomerResolver.ts';
import { PartyResolver } from './PartyResolver.ts';
import { partyRoutes } from './parties.rest.ts';

/** Customers and contacts, shared by every module that sells. */
export const parties = {
  entities: [Contact, Customer],
  resolvers: [ContactResolver, CustomerContactsResolver, CustomerResolver, PartyResolver],
  routes: partyRoutes,
};
