import CalendarCheck from 'lucide-react/icons/calendar-check';
import Contact from 'lucide-react/icons/contact';
import FileSignature from 'lucide-react/icons/file-signature';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Users from 'lucide-react/icons/users';
import activitiesQuery from '../core/relay/generated/ActivityListQuery$parameters.ts';
import activityQuery from '../core/relay/generated/ActivityPageQuery$parameters.ts';
import contactsQuery from '../core/relay/generated/ContactListQuery$parameters.ts';
import contactQuery from '../core/relay/generated/ContactPageQuery$parameters.ts';
import customersQuery from '../core/relay/generated/CustomerListQuery$parameters.ts';
import customerQuery from '../core/relay/generated/CustomerPageQuery$parameters.ts';
import lossReasonsQuery from '../core/relay/generated/LossReasonListQuery$parameters.ts';
import leadSourcesQuery from '../core/relay/generated/LeadSourceListQuery$parameters.ts';
import ordersQuery from '../core/relay/generated/OrderListQuery$parameters.ts';
import orderQuery from '../core/relay/generated/OrderPageQuery$parameters.ts';
import quotationsQuery from '../core/relay/generated/QuotationListQuery$parameters.ts';
import quotationQuery from '../core/relay/generated/QuotationPageQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { permissionNames } from '../core/session/permissions.ts';
import { holdsAny } from '../core/session/session.ts';
import { activityList } from './activity/activityAddress.ts';
import { leadSourceList, lossReasonList } from './leadChoice/leadChoiceAddress.ts';
import { orderList } from './order/orderAddress.ts';
import { contactList, customerList } from '../parties/addresses.ts';
import { quotationList } from './quotation/quotationAddress.ts';

const crm = { messages: 'crm', access: 'CRM', section: 'crm' } as const;

export const customer: EntityScreens = {
  ...crm,
  type: 'Customer',
  code: '41',
  icon: Users,
  path: '/CRM/customer/',
  plural: 'menu.customers',
  create: 'palette.newCustomer',
  list: {
    spec: customerList,
    query: customersQuery,
    screen: async () => (await import('../parties/customer/CustomerList.tsx')).CustomerList,
  },
  page: {
    title: 'customer.one',
    query: customerQuery,
    // What other modules know of a customer is only for their users; the balance for those who keep the books or sell from stock.
    variables: (_address, { id }) => ({
      id,
      withBalance: holdsAny(permissionNames.FINANCIAL_MANAGEMENT, permissionNames.INVENTORY),
      withProjects: holdsAny(permissionNames.PROJECT_MANAGEMENT),
      withShop: holdsAny(permissionNames.ECOMMERCE),
      withTill: holdsAny(permissionNames.INVENTORY),
    }),
    screen: async () => (await import('./customer/CustomerPage.tsx')).CustomerPage,
  },
};

export const contact: EntityScreens = {
  ...crm,
  type: 'Contact',
  code: '42',
  icon: Contact,
  path: '/CRM/contacts/',
  plural: 'menu.contacts',
  create: 'palette.newContact',
  list: {
    spec: contactList,
    query: contactsQuery,
    screen: async () => (await import('../parties/contact/ContactList.tsx')).ContactList,
  },
  page: {
    title: 'contact.one',
    query: contactQuery,
    screen: async () => (await import('./contact/ContactPage.tsx')).ContactPage,
  },
};

export const order: EntityScreens = {
  ...crm,
  type: 'CrmOrder',
  code: '46',
  icon: ShoppingCart,
  path: '/CRM/orders/',
  plural: 'menu.orders',
  create: 'palette.newOrder',
  createFor: ['Customer'],
  list: {
    spec: orderList,
    query: ordersQuery,
    screen: async () => (await import('./order/OrderList.tsx')).OrderList,
  },
  page: {
    title: 'order.one',
    query: orderQuery,
    screen: async () => (await import('./order/OrderPage.tsx')).OrderPage,
  },
};

export const quotation: EntityScreens = {
  ...crm,
  type: 'CrmQuotation',
  code: '48',
  icon: FileSignature,
  path: '/CRM/quotations/',
  plural: 'menu.quotations',
  create: 'palette.newQuotation',
  createFor: ['Customer'],
  list: {
    spec: quotationList,
    query: quotationsQuery,
    screen: async () => (await import('./quotation/QuotationList.tsx')).QuotationList,
  },
  page: {
    title: 'quotation.one',
    query: quotationQuery,
    screen: async () => (await import('./quotation/QuotationPage.tsx')).QuotationPage,
  },
};

export const activity: EntityScreens = {
  ...crm,
  section: undefined,
  type: 'Activity',
  code: '4a',
  icon: CalendarCheck,
  path: '/CRM/activities/all/',
  plural: 'palette.activities',
  create: 'palette.newActivity',
  list: {
    spec: activityList,
    query: activitiesQuery,
    screen: async () => (await import('./activity/ActivityList.tsx')).ActivityList,
  },
  page: {
    title: 'activity.one',
    query: activityQuery,
    screen: async () => (await import('./activity/ActivityPage.tsx')).ActivityPage,
  },
};

export const lossReason: EntityScreens = {
  ...crm,
  type: 'LossReason',
  code: '4c',
  icon: SlidersHorizontal,
  path: '/CRM/settings/loss-reasons/',
  plural: 'menu.crmSettings',
  list: {
    spec: lossReasonList,
    query: lossReasonsQuery,
    screen: async () => (await import('./leadChoice/LossReasonList.tsx')).LossReasonList,
  },
};

export const leadSource: EntityScreens = {
  ...crm,
  section: undefined,
  under: lossReason.path,
  type: 'LeadSource',
  code: '4d',
  icon: SlidersHorizontal,
  path: '/CRM/settings/sources/',
  plural: 'leadSource.plural',
  list: {
    spec: leadSourceList,
    query: leadSourcesQuery,
    screen: async () => (await import('./leadChoice/LeadSourceList.tsx')).LeadSourceList,
  },
};
