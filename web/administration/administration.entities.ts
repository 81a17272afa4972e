import ListPlus from 'lucide-react/icons/list-plus';
import Stamp from 'lucide-react/icons/stamp';
import UserCheck from 'lucide-react/icons/user-check';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import Webhook from 'lucide-react/icons/webhook';
import delegationsQuery from '../core/relay/generated/ApprovalDelegationListQuery$parameters.ts';
import limitsQuery from '../core/relay/generated/ApprovalLimitListQuery$parameters.ts';
import deliveriesQuery from '../core/relay/generated/DeliveryListQuery$parameters.ts';
import customFieldsQuery from '../core/relay/generated/CustomFieldListQuery$parameters.ts';
import rolesQuery from '../core/relay/generated/RoleListQuery$parameters.ts';
import usersQuery from '../core/relay/generated/UserListQuery$parameters.ts';
import webhooksQuery from '../core/relay/generated/WebhookListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import { approvalDelegationList, approvalLimitList, customFieldList, deliveryList, roleList, userList, webhookList } from './addresses.ts';

const administration = { messages: 'administration', access: 'Administrative Roles', section: 'settings' } as const;

export const role: EntityScreens = {
  ...administration,
  type: 'Role',
  code: '03',
  icon: UserCog,
  path: '/roles/',
  plural: 'menu.roles',
  create: 'palette.newRole',
  list: {
    spec: roleList,
    query: rolesQuery,
    screen: async () => (await import('./role/RoleList.tsx')).RoleList,
  },
};

export const user: EntityScreens = {
  ...administration,
  type: 'User',
  code: '04',
  icon: Users,
  path: '/users/',
  plural: 'menu.users',
  create: 'palette.newUser',
  list: {
    spec: userList,
    query: usersQuery,
    screen: async () => (await import('./user/UserList.tsx')).UserList,
  },
};

export const approvalLimit: EntityScreens = {
  ...administration,
  type: 'ApprovalLimit',
  code: '9d',
  icon: Stamp,
  path: '/settings/approval-limits/',
  plural: 'approvalLimit.plural',
  create: 'approvalLimit.new',
  list: {
    spec: approvalLimitList,
    query: limitsQuery,
    screen: async () => (await import('./approval/ApprovalLimitList.tsx')).ApprovalLimitList,
  },
};

export const customField: EntityScreens = {
  ...administration,
  type: 'CustomField',
  code: '26',
  icon: ListPlus,
  path: '/settings/custom-fields/',
  plural: 'customField.plural',
  create: 'customField.new',
  list: {
    spec: customFieldList,
    query: customFieldsQuery,
    screen: async () => (await import('./customField/CustomFieldList.tsx')).CustomFieldList,
  },
};

export const approvalDelegation: EntityScreens = {
  ...administration,
  type: 'ApprovalDelegation',
  code: '9e',
  icon: UserCheck,
  path: '/settings/delegations/',
  plural: 'approvalDelegation.plural',
  create: 'approvalDelegation.new',
  list: {
    spec: approvalDelegationList,
    query: delegationsQuery,
    screen: async () => (await import('./approval/ApprovalDelegationList.tsx')).ApprovalDelegationList,
  },
};

export const webhook: EntityScreens = {
  ...administration,
  type: 'WebhookEndpoint',
  code: '15',
  icon: Webhook,
  path: '/settings/webhooks/',
  plural: 'menu.webhooks',
  list: {
    spec: webhookList,
    query: webhooksQuery,
    screen: async () => (await import('./webhook/WebhookList.tsx')).WebhookList,
  },
  page: {
    title: 'webhookDelivery.plural',
    query: deliveriesQuery,
    variables: (address, { id }) => {
      const list = listVariables(address, deliveryList);
      return { ...list, id, filter: { ...list.filter, endpoint: { eq: id } } };
    },
    screen: async () => (await import('./webhook/DeliveryList.tsx')).DeliveryList,
  },
};
