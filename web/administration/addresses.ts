import { activeStatuses } from '../../server/core/rules/statuses.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

const status = { kind: 'choice', name: 'status', values: activeStatuses, texts: 'status' } as const;

/** What the address of each list can say: its filters are the API's. */
export const userList = listSpec({
  name: 'user',
  filters: [
    status,
    { kind: 'reference', name: 'role' },
    { kind: 'text', name: 'name' },
    { kind: 'text', name: 'email' },
    { kind: 'flag', name: 'hasSecondFactor' },
    { kind: 'time', name: 'lastSignInAt' },
  ],
  sorts: ['NAME', 'EMAIL', 'STATUS', 'LAST_SIGN_IN_AT', 'CREATED_AT'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const roleList = listSpec({
  name: 'role',
  filters: [status, { kind: 'text', name: 'title' }, { kind: 'time', name: 'updatedAt' }],
  sorts: ['TITLE', 'STATUS', 'UPDATED_AT'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const companyList = listSpec({
  name: 'company',
  filters: [
    { kind: 'choice', name: 'status', values: ['ACTIVE', 'SUSPENDED'], texts: 'company.status' },
    { kind: 'text', name: 'name' },
    { kind: 'int', name: 'userCount' },
  ],
  sorts: ['NAME', 'STATUS', 'USER_COUNT', 'CREATED_AT'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const auditActions = [
  'CREATED',
  'UPDATED',
  'DELETED',
  'RESTORED',
  'SENT',
  'EXPORTED',
  'SIGNED_IN',
  'SIGN_IN_FAILED',
  'SIGNED_OUT',
  'ERASED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'EMAIL_CONFIRMED',
  'SESSION_REVOKED',
  'OTHER_SESSIONS_REVOKED',
  'SESSIONS_ENDED',
  'API_KEY_CREATED',
  'API_KEY_REVOKED',
  'INVITATION_ACCEPTED',
  'AUTHENTICATOR_ADDED',
  'AUTHENTICATOR_REMOVED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'RECOVERY_CODES_RENEWED',
  'SECOND_FACTOR_FAILED',
  'SECOND_FACTOR_RESET',
  'ACCOUNT_LINKED',
  'ACCOUNT_UNLINKED',
  'COMPANY_ENTERED',
  'COMPANY_LEFT',
] as const;
/** Kinds of records that have a name in `type.…`. */
export const recordTypes = [
  'ApiKey',
  'Invitation',
  'User',
  'Role',
  'Company',
  'Customer',
  'Contact',
  'Lead',
  'LeadColumn',
  'CrmOrder',
  'CrmQuotation',
  'Activity',
  'InventoryProduct',
  'InventoryService',
  'InventoryPackage',
  'AggregateProduct',
  'InventoryInvoice',
  'Till',
  'TillSession',
  'Warehouse',
  'StockTransfer',
  'StockCount',
  'Account',
  'JournalEntry',
  'Payment',
  'CostCenter',
  'LedgerSetting',
  'FiscalYear',
  'Comment',
  'RecordFile',
  'WebhookEndpoint',
] as const;
export const auditList = listSpec({
  name: 'audit',
  filters: [
    { kind: 'choice', name: 'action', label: 'audit.action', values: auditActions, texts: 'audit.action' },
    { kind: 'choice', name: 'entityType', label: 'audit.record', values: recordTypes, texts: 'type' },
    { kind: 'time', name: 'at', label: 'audit.at' },
  ],
  sorts: ['AT'],
  own: { field: 'AT', direction: 'DESC' },
});

/** The lines of the audit trail that tell of access. */
export const securityLogList = listSpec({ ...auditList, name: 'securityLog' });

export const invariantList = listSpec({
  name: 'invariant',
  filters: [
    { kind: 'choice', name: 'state', values: ['BROKEN', 'UNKNOWN', 'SOUND', 'WAITING'], texts: 'invariant.state' },
    { kind: 'time', name: 'checkedAt' },
  ],
  sorts: ['STATE', 'CHECKED_AT', 'DURATION_MS'],
  own: { field: 'STATE', direction: 'ASC' },
});

export const mailList = listSpec({
  name: 'mail',
  filters: [
    { kind: 'choice', name: 'status', values: ['QUEUED', 'SENT', 'KEPT', 'FAILED'], texts: 'mail.status' },
    { kind: 'text', name: 'to' },
    { kind: 'text', name: 'subject' },
    { kind: 'time', name: 'createdAt' },
  ],
  sorts: ['CREATED_AT'],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

export const enquiryList = listSpec({
  name: 'enquiry',
  filters: [{ kind: 'choice', name: 'status', values: ['NEW', 'HANDLED'], texts: 'enquiry.status' }],
  sorts: ['NAME', 'COMPANY', 'STATUS', 'CREATED_AT'],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

export const subscriberList = listSpec({
  name: 'subscriber',
  filters: [],
  sorts: ['EMAIL', 'CREATED_AT'],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

/** What a webhook can hear of. */
/** Those that a webhook is offered to hear of. */
export const webhookTypes = recordTypes.filter(
  type => !['LeadColumn', 'Till', 'TillSession', 'LedgerSetting', 'FiscalYear', 'WebhookEndpoint'].includes(type),
);
export const webhookList = listSpec({
  name: 'webhook',
  filters: [status, { kind: 'text', name: 'name' }, { kind: 'time', name: 'updatedAt' }],
  sorts: ['NAME', 'STATUS', 'UPDATED_AT'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const deliveryList = listSpec({
  name: 'webhookDelivery',
  filters: [{ kind: 'choice', name: 'status', values: ['PENDING', 'DELIVERED', 'FAILED'], texts: 'webhookDelivery.status' }],
  sorts: ['CREATED_AT'],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});
