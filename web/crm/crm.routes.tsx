import Contact from 'lucide-react/icons/contact';
import Users from 'lucide-react/icons/users';
import contactQuery from '../core/relay/generated/ContactPageQuery$parameters.ts';
import contactsQuery from '../core/relay/generated/ContactListQuery$parameters.ts';
import customersQuery from '../core/relay/generated/CustomerListQuery$parameters.ts';
import customerQuery from '../core/relay/generated/CustomerPageQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import { contactList, customerList } from './partyAddresses.ts';
import { activityRows } from './activityRows.tsx';
import { dealRows } from './dealRows.tsx';
import { leadRows } from './lead/leadRows.tsx';

const page = { layout: 'APP', messages: 'crm', access: 'CRM' } as const;

/** Customers, contacts, leads, orders, quotations and what is to be done. */
export const rows: ScreenRow[] = [
  ...activityRows,
  {
    ...page,
    path: '/CRM/customer/',
    title: 'menu.customers',
    menu: { section: 'crm', icon: Users },
    query: customersQuery,
    variables: address => listVariables(address, customerList),
    screen: async () => (await import('./customer/CustomerList.tsx')).CustomerList,
  },
  {
    ...page,
    path: '/CRM/customer/:id/',
    title: 'customer.one',
    query: customerQuery,
    variables: (_address, { id }) => ({ id }),
    screen: async () => (await import('./customer/CustomerPage.tsx')).CustomerPage,
  },
  {
    ...page,
    path: '/CRM/contacts/',
    title: 'menu.contacts',
    menu: { section: 'crm', icon: Contact },
    query: contactsQuery,
    variables: address => listVariables(address, contactList),
    screen: async () => (await import('./contact/ContactList.tsx')).ContactList,
  },
  {
    ...page,
    path: '/CRM/contacts/:id/',
    title: 'contact.one',
    query: contactQuery,
    variables: (_address, { id }) => ({ id }),
    screen: async () => (await import('./contact/ContactPage.tsx')).ContactPage,
  },
  ...leadRows,
  ...dealRows,
];
