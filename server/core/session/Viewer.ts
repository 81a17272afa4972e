import type { Permission } from '../access/Permission.ts';

/** The product's language codes: `sp` is Spanish in paths and data, `es` only for Intl, `lang` and mails (domain §0). */
export const languages = ['en', 'ar', 'sp'] as const;
export type Language = (typeof languages)[number];

/** What Intl, HTML's `lang` and mails call a language. */
export const localeOf: Record<Language, string> = { en: 'en', ar: 'ar', sp: 'es' };

export const themes = ['LIGHT', 'DARK'] as const;
export type ThemeName = (typeof themes)[number];

/** Who asks, as session, user, role and company are at this moment. */
export interface Viewer {
  sessionId: string;
  userId: string;
  email: string;
  name: string;
  roleId: string;
  roleTitle: string;
  isSuperAdmin: boolean;
  permissions: Permission[];
  companyId: string;
  companyName: string;
  /** ISO 4217; null until the company has chosen. */
  currency: string | null;
  language: Language;
  theme: ThemeName;
  /** IANA name: the user's own, else the company's. Likewise the two formats. */
  timeZone: string;
  dateFormat: string;
  numberFormat: string;
  /** 0 Sunday to 6 Saturday. */
  firstDayOfWeek: number;
  emailConfirmed: boolean;
  profileImageId: string | null;
  companyLogoId: string | null;
}
