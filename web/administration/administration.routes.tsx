import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-2';
import History from 'lucide-react/icons/history';
import Inbox from 'lucide-react/icons/inbox';
import ShieldCheck from 'lucide-react/icons/shield-check';
import MailOpen from 'lucide-react/icons/mail-open';
import Store from 'lucide-react/icons/store';
import ScrollText from 'lucide-react/icons/scroll-text';
import UserCog from 'lucide-react/icons/user-cog';
import Webhook from 'lucide-react/icons/webhook';
import Users from 'lucide-react/icons/users';
import auditQuery from '../core/relay/generated/AuditTrailQuery$parameters.ts';
import companiesQuery from '../core/relay/generated/CompanyListQuery$parameters.ts';
import settingsQuery from '../core/relay/generated/CompanySettingsQuery$parameters.ts';
import enquiriesQuery from '../core/relay/generated/EnquiryListQuery$parameters.ts';
import invariantsQuery from '../core/relay/generated/InvariantListQuery$parameters.ts';
import outboxQuery from '../core/relay/generated/OutboxQuery$parameters.ts';
import rolesQuery from '../core/relay/generated/RoleListQuery$parameters.ts';
import deliveriesQuery from '../core/relay/generated/DeliveryListQuery$parameters.ts';
import subscribersQuery from '../core/relay/generated/SubscriberListQuery$parameters.ts';
import usersQuery from '../core/relay/generated/UserListQuery$parameters.ts';
import webhooksQuery from '../core/relay/generated/WebhookListQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import {
  auditList,
  companyList,
  enquiryList,
  invariantList,
  mailList,
  roleList,
  securityLogList,
  deliveryList,
  subscriberList,
  userList,
  webhookList,
} from './addresses.ts';

const page = { layout: 'APP', messages: 'administration', access: 'Administrative Roles' } as const;
const at = (icon: LucideIcon) => ({ menu: { section: 'settings', icon } });

/** Roles, users, companies, and what belongs to running one's own company. */
export const rows: ScreenRow[] = [
  {
    ...page,
    ...at(UserCog),
    path: '/roles/',
    title: 'menu.roles',
    query: rolesQuery,
    variables: address => listVariables(address, roleList),
    screen: async () => (await import('./role/RoleList.tsx')).RoleList,
  },
  {
    ...page,
    ...at(Users),
    path: '/users/',
    title: 'menu.users',
    query: usersQuery,
    variables: address => listVariables(address, userList),
    screen: async () => (await import('./user/UserList.tsx')).UserList,
  },
  {
    ...page,
    ...at(Store),
    path: '/company/',
    title: 'menu.companies',
    access: 'SUPER_ADMIN',
    query: companiesQuery,
    variables: address => listVariables(address, companyList),
    screen: async () => (await import('./company/CompanyList.tsx')).CompanyList,
  },
  {
    ...page,
    ...at(Building2),
    path: '/settings/company/',
    title: 'menu.companySettings',
    query: settingsQuery,
    screen: async () => (await import('./company/CompanySettings.tsx')).CompanySettings,
  },
  {
    ...page,
    ...at(History),
    path: '/settings/audit/',
    title: 'menu.audit',
    query: auditQuery,
    variables: address => ({ ...listVariables(address, auditList), screen: auditList.name }),
    screen: async () => (await import('./audit/AuditTrail.tsx')).AuditTrail,
  },
  {
    ...page,
    ...at(ScrollText),
    path: '/settings/security-log/',
    title: 'menu.securityLog',
    query: auditQuery,
    variables: address => {
      const { filter, ...asked } = listVariables(address, securityLogList);
      return { ...asked, filter: { ...filter, isSecurity: { eq: true } }, screen: securityLogList.name };
    },
    screen: async () => (await import('./audit/AuditTrail.tsx')).SecurityLog,
  },
  {
    ...page,
    ...at(ShieldCheck),
    path: '/settings/invariants/',
    title: 'menu.invariants',
    query: invariantsQuery,
    variables: address => listVariables(address, invariantList),
    screen: async () => (await import('./invariant/InvariantList.tsx')).InvariantList,
  },
  {
    ...page,
    ...at(MailOpen),
    path: '/settings/outbox/',
    title: 'menu.outbox',
    query: outboxQuery,
    variables: address => listVariables(address, mailList),
    screen: async () => (await import('./outbox/Outbox.tsx')).Outbox,
  },
  {
    ...page,
    ...at(Webhook),
    path: '/settings/webhooks/',
    title: 'menu.webhooks',
    query: webhooksQuery,
    variables: address => listVariables(address, webhookList),
    screen: async () => (await import('./webhook/WebhookList.tsx')).WebhookList,
  },
  {
    ...page,
    path: '/settings/webhooks/:id/',
    title: 'webhookDelivery.plural',
    query: deliveriesQuery,
    variables: (address, { id }) => {
      const list = listVariables(address, deliveryList);
      return { ...list, id, filter: { ...list.filter, endpoint: { eq: id } } };
    },
    screen: async () => (await import('./webhook/DeliveryList.tsx')).DeliveryList,
  },
  {
    ...page,
    ...at(Inbox),
    path: '/settings/enquiries/',
    title: 'menu.enquiries',
    access: 'SUPER_ADMIN',
    query: enquiriesQuery,
    variables: address => listVariables(address, enquiryList),
    screen: async () => (await import('./enquiry/EnquiryList.tsx')).EnquiryList,
  },
  {
    ...page,
    path: '/settings/enquiries/subscribers/',
    title: 'subscriber.plural',
    access: 'SUPER_ADMIN',
    query: subscribersQuery,
    variables: address => listVariables(address, subscriberList),
    screen: async () => (await import('./enquiry/SubscriberList.tsx')).SubscriberList,
  },
];
