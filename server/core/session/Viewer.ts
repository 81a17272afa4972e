import type { Permission } from '../access/Permission.ts';

/** The product's language codes: `sp` is Spanish in paths and data, `es` only for Intl, `lang` and mails (domain §0). */
export const languages = ['en', 'ar', 'sp'] as const;
export type Language = (typeof languages)[number];

/** What Intl, HTML's `lang` and mails call a language. */
export const localeOf: Record<Language, string> = { en: 'en', ar: 'ar', sp: 'es' };

export const themes = ['LIGHT', 'DARK'] as const;
export type ThemeName = (typeof themes)[number];

/** What the functions noria_viewer and noria_stamped_key answer; `unseen` when the last use should be noted again. */
export function readViewer(text: string | null | undefined): { viewer: Viewer; unseen: boolean } | undefined {
  if (!text) return undefined;
  const { unseen, ...viewer } = JSON.parse(text) as Viewer & { unseen: boolean };
  return { viewer, unseen };
}

/** Who asks, as session, user, role and company are at this moment. */
export interface Viewer {
  /** The session he came in by, or the key. */
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
  /** The plan or the company demands a second factor, and there is none: only setting one up is allowed. Never of a key. */
  needsSecondFactor?: boolean;
  profileImageId: string | null;
  companyLogoId: string | null;
  /** When another system asks, with a key of theirs: the key's name, whether it may only read, and whether it may invite. */
  apiKey?: { name: string; isReadOnly: boolean; mayInvite: boolean };
  /** When SUPER_ADMIN visits the company: what is his own stays at home. */
  visit?: Visit;
}

/** A company that SUPER_ADMIN looks into, for a while and for a reason: he reads everything of it and changes nothing. */
export interface Visit {
  /** Where he is a user. */
  homeCompanyId: string;
  homeName: string;
  reason: string;
  /** Instants, ISO 8601. It ends by itself. */
  since: string;
  until: string;
}

/** What of somebody the audit trail names him by. */
export type Named = Pick<Viewer, 'name' | 'apiKey'> & { visit?: Pick<Visit, 'homeName'> };

/** What the audit trail calls who did it: by which key, where it was another system; and from where, where it was a visitor. */
export const nameInTrail = ({ name, apiKey, visit }: Named) => [name, apiKey?.name, visit?.homeName].filter(Boolean).join(' · ');
