import { choiceIn, pageVariables, sortVariable } from '../core/screens/address.ts';

const statuses = ['ACTIVE', 'INACTIVE'] as const;
const equals = (value: string | null | undefined) => (value ? { eq: value } : undefined);

/** What the address of each list asks of the API. The same names are its filters. */
export const userVariables = (address: URLSearchParams) => ({
  ...pageVariables(address),
  filter: { status: equals(choiceIn(address, 'status', statuses)), role: equals(address.get('role')) },
  sort: sortVariable(address, ['NAME', 'EMAIL', 'STATUS', 'LAST_SIGN_IN_AT', 'CREATED_AT'], { field: 'NAME', direction: 'ASC' }),
});

export const roleVariables = (address: URLSearchParams) => ({
  ...pageVariables(address),
  filter: { status: equals(choiceIn(address, 'status', statuses)) },
  sort: sortVariable(address, ['TITLE', 'STATUS', 'UPDATED_AT'], { field: 'TITLE', direction: 'ASC' }),
});

export const companyStatuses = ['ACTIVE', 'SUSPENDED'] as const;
export const companyVariables = (address: URLSearchParams) => ({
  ...pageVariables(address),
  filter: { status: equals(choiceIn(address, 'status', companyStatuses)) },
  sort: sortVariable(address, ['NAME', 'STATUS', 'USER_COUNT', 'CREATED_AT'], { field: 'NAME', direction: 'ASC' }),
});

export const auditActions = [
  'CREATED',
  'UPDATED',
  'DELETED',
  'SIGNED_IN',
  'SIGN_IN_FAILED',
  'SIGNED_OUT',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'EMAIL_CONFIRMED',
  'SESSION_REVOKED',
  'OTHER_SESSIONS_REVOKED',
] as const;
export const auditEntityTypes = ['User', 'Role', 'Company'] as const;
export const auditVariables = (address: URLSearchParams) => ({
  ...pageVariables(address),
  filter: { action: equals(choiceIn(address, 'action', auditActions)), entityType: equals(choiceIn(address, 'type', auditEntityTypes)) },
  sort: sortVariable(address, ['AT'], { field: 'AT', direction: 'DESC' }),
});

export const mailStatuses = ['QUEUED', 'SENT', 'KEPT', 'FAILED'] as const;
export const outboxVariables = (address: URLSearchParams) => ({
  ...pageVariables(address),
  filter: { status: equals(choiceIn(address, 'status', mailStatuses)) },
  sort: sortVariable(address, ['CREATED_AT'], { field: 'CREATED_AT', direction: 'DESC' }),
});

export const enquiryStatuses = ['NEW', 'HANDLED'] as const;
export const enquiryVariables = (address: URLSearchParams) => ({
  ...pageVariables(address),
  filter: { status: equals(choiceIn(address, 'status', enquiryStatuses)) },
  sort: sortVariable(address, ['NAME', 'COMPANY', 'STATUS', 'CREATED_AT'], { field: 'CREATED_AT', direction: 'DESC' }),
});

export const subscriberVariables = (address: URLSearchParams) => ({
  ...pageVariables(address),
  sort: sortVariable(address, ['EMAIL', 'CREATED_AT'], { field: 'CREATED_AT', direction: 'DESC' }),
});
