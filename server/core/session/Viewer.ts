import type { Permission } from '../access/Permission.ts';

/** The product's language codes: `sp` is Spanish in paths and data, `es` only for Intl, `lang` and mails (domain §0). */
export type Language = 'en' | 'ar' | 'sp';

/** Who asks, as session, user, role and company are at this moment. */
export interface Viewer {
  sessionId: string;
  userId: string;
  email: string;
  name: string;
  roleId: string;
  roleTitle: string;
  isSuperAdmin: boolean;
  /** Empty while the role is inactive. */
  permissions: Permission[];
  companyId: string;
  companyName: string;
  /** ISO 4217; null until the company has chosen. */
  currency: string | null;
  language: Language;
}
