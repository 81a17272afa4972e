import { approvalDelegationListing } from '../core/relay/operations/approvalDelegationListing.ts';
import { approvalLimitListing } from '../core/relay/operations/approvalLimitListing.ts';
import { auditEntryListing } from '../core/relay/operations/auditEntryListing.ts';
import { companyListing } from '../core/relay/operations/companyListing.ts';
import { customFieldListing } from '../core/relay/operations/customFieldListing.ts';
import { demoRequestListing } from '../core/relay/operations/demoRequestListing.ts';
import { invariantCheckListing } from '../core/relay/operations/invariantCheckListing.ts';
import { newsletterSubscriberListing } from '../core/relay/operations/newsletterSubscriberListing.ts';
import { outboxMailListing } from '../core/relay/operations/outboxMailListing.ts';
import { roleListing } from '../core/relay/operations/roleListing.ts';
import { userListing } from '../core/relay/operations/userListing.ts';
import { webhookDeliveryListing } from '../core/relay/operations/webhookDeliveryListing.ts';
import { webhookEndpointListing } from '../core/relay/operations/webhookEndpointListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';
import { recordTypes } from './recordTypes.ts';

/** URL parameters of each list; their filters are the API's. */
export const userList = listSpec('user', userListing, {
  filters: ['status', 'role', 'name', 'email', 'hasSecondFactor', 'lastSignInAt'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const roleList = listSpec('role', roleListing, {
  filters: ['status', 'title', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const approvalLimitList = listSpec('approvalLimit', approvalLimitListing, {
  filters: ['role', { name: 'document', texts: 'approvedDocument' }, 'amount'],
  own: { field: 'AMOUNT', direction: 'DESC' },
});

export const approvalDelegationList = listSpec('approvalDelegation', approvalDelegationListing, {
  filters: ['approver', 'delegate', 'startsOn', 'endsOn'],
  own: { field: 'STARTS_ON', direction: 'DESC' },
});

export const customFieldList = listSpec('customField', customFieldListing, {
  filters: [{ name: 'recordType', texts: 'customizedType' }, { name: 'kind', texts: 'customFieldKind' }, 'status', 'label'],
  own: { field: 'RECORD_TYPE', direction: 'ASC' },
});

export const companyList = listSpec('company', companyListing, {
  filters: ['status', 'name', 'userCount'],
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
  'CALENDAR_LINK_CREATED',
  'CALENDAR_LINK_REVOKED',
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
  'DECIDED_BY_MAIL',
  'COMPANY_ENTERED',
  'COMPANY_LEFT',
  'PAY_VIEWED',
  'HEALTH_VIEWED',
] as const;
export const auditList = listSpec('audit', auditEntryListing, {
  filters: [
    { name: 'action', label: 'audit.action', values: auditActions },
    { name: 'entityType', label: 'audit.record', values: recordTypes, texts: 'type' },
    { name: 'at', label: 'audit.at' },
  ],
  own: { field: 'AT', direction: 'DESC' },
});

/** The audit entries about access. */
export const securityLogList = { ...auditList, name: 'securityLog' };

export const invariantList = listSpec('invariant', invariantCheckListing, {
  filters: [{ name: 'state', values: ['BROKEN', 'UNKNOWN', 'SOUND', 'WAITING'] }, 'checkedAt'],
  own: { field: 'STATE', direction: 'ASC' },
});

export const mailList = listSpec('mail', outboxMailListing, {
  filters: [{ name: 'status', values: ['QUEUED', 'SENT', 'KEPT', 'FAILED'] }, 'to', 'subject', 'createdAt'],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

export const enquiryList = listSpec('enquiry', demoRequestListing, {
  filters: [{ name: 'status', values: ['NEW', 'HANDLED'] }],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

export const subscriberList = listSpec('subscriber', newsletterSubscriberListing, {
  filters: [],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

export const webhookList = listSpec('webhook', webhookEndpointListing, {
  filters: ['status', 'name', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const deliveryList = listSpec('webhookDelivery', webhookDeliveryListing, {
  filters: [{ name: 'status', values: ['PENDING', 'DELIVERED', 'FAILED'] }],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});
