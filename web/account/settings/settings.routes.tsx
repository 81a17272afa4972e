import accountQuery from '../../core/relay/generated/AccountQuery$parameters.ts';
import apiKeysQuery from '../../core/relay/generated/ApiKeysQuery$parameters.ts';
import securityQuery from '../../core/relay/generated/SecurityQuery$parameters.ts';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { loadMessages } from '../../core/i18n/messages.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { permissionNames } from '../../core/session/permissions.ts';
import { grantedPermissions } from '../../core/session/session.ts';

const page = { layout: 'APP', messages: 'account/settings', access: 'SIGNED_IN', membersOnly: true } as const;

const accountPath = '/settings/account/';

/** Screens of personal settings. */
export const rows: ScreenRow[] = [
  {
    ...page,
    path: accountPath,
    title: 'menu.account',
    query: accountQuery,
    screen: async () => (await import('./Account.tsx')).Account,
  },
  {
    ...page,
    path: '/settings/security/',
    title: 'menu.security',
    under: accountPath,
    query: securityQuery,
    screen: async () => {
      const [{ Security }] = await Promise.all([import('./Security.tsx'), loadMessages(currentLanguage(), 'account/secondFactor')]);
      return Security;
    },
  },
  {
    ...page,
    path: '/settings/api-keys/',
    title: 'menu.apiKeys',
    under: accountPath,
    query: apiKeysQuery,
    variables: () => ({ everybody: grantedPermissions().includes(permissionNames.ADMINISTRATIVE_ROLES) }),
    screen: async () => (await import('./ApiKeys.tsx')).ApiKeys,
  },
];
