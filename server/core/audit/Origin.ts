/** Origin of a request, as recorded in the audit trail and the session list. */
export interface Origin {
  requestId: string;
  ipAddress: string;
  userAgent: string;
}
