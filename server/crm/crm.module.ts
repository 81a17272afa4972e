import { Contact } from './contact/Contact.ts';
import { ContactResolver } from './contact/ContactResolver.ts';
import { Customer } from './customer/Customer.ts';
import { CustomerResolver } from './customer/CustomerResolver.ts';

/** Customers, and what becomes of them. */
export const crm = {
  entities: [Contact, Customer],
  resolvers: [ContactResolver, CustomerResolver],
  routes: [],
};
