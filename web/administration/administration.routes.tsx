import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-2';
import History from 'lucide-react/icons/history';
import Inbox from 'lucide-react/icons/inbox';
import ShieldCheck from 'lucide-react/icons/shield-check';
import MailOpen from 'lucide-react/icons/mail-open';
import Store from 'lucide-react/icons/store';
import ScrollText from 'lucide-react/icons/scroll-text';
import auditQuery from '../core/relay/generated/AuditTrailQuery$parameters.ts';
import companiesQuery from '../core/relay/generated/CompanyListQuery$parameters.ts';
import settingsQuery from '../core/relay/generated/CompanySettingsQuery$parameters.ts';
import enquiriesQuery from '../core/relay/generated/EnquiryListQuery$parameters.ts';
import invariantsQuery from '../core/relay/generated/InvariantListQuery$parameters.ts';
import outboxQuery from '../core/relay/generated/OutboxQuery$parameters.ts';
import subscribersQuery from '../core/relay/generated/SubscriberListQuery$parameters.ts';
import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import { approvalDelegation, approvalLimit, customField, role, user, webhook } from './administration.entities.ts';
import { auditList, companyList, enquiryList, invariantList, mailList, securityLogList, subscriberList } from './addresses.ts';

const page = { layout: 'APP', messages: 'administration', access: 'Administrative Roles' } as const;
const at = (icon: LucideIcon) => ({ menu: { section: 'settings', icon } });

/** Screens of roles, users, companies and company settings. */
export const rows: ScreenRow[] = [
  ...entityRows(role),
  ...entityRows(user),
  ...entityRows(customField),
  ...entityRows(approvalLimit),
  ...entityRows(approvalDelegation),
  {
    ...page,
    ...at(Store),
    path: '/company/',
    title: 'menu.companies',
    report: 'LIST',
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
    report: 'LIST',
    query: auditQuery,
    variables: address => ({ ...listVariables(address, auditList), screen: auditList.name }),
    screen: async () => (await import('./audit/AuditTrail.tsx')).AuditTrail,
  },
  {
    ...page,
    ...at(ScrollText),
    path: '/settings/security-log/',
    title: 'menu.securityLog',
    report: 'LIST',
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
    report: 'LIST',
    query: invariantsQuery,
    variables: address => listVariables(address, invariantList),
    screen: async () => (await import('./invariant/InvariantList.tsx')).InvariantList,
  },
  {
    ...page,
    ...at(MailOpen),
    path: '/settings/outbox/',
    title: 'menu.outbox',
    report: 'LIST',
    query: outboxQuery,
    variables: address => listVariables(address, mailList),
    screen: async () => (await import('./outbox/Outbox.tsx')).Outbox,
  },
  ...entityRows(webhook),
  {
    ...page,
    ...at(Inbox),
    path: '/settings/enquiries/',
    title: 'menu.enquiries',
    report: 'LIST',
    access: 'SUPER_ADMIN',
    query: enquiriesQuery,
    variables: address => listVariables(address, enquiryList),
    screen: async () => (await import('./enquiry/EnquiryList.tsx')).EnquiryList,
  },
  {
    ...page,
    path: '/settings/enquiries/subscribers/',
    title: 'subscriber.plural',
    report: 'LIST',
    access: 'SUPER_ADMIN',
    query: subscribersQuery,
    variables: address => listVariables(address, subscriberList),
    screen: async () => (await import('./enquiry/SubscriberList.tsx')).SubscriberList,
  },
];
