import type { Permission } from '../access/Permission.ts';
import { effectiveRights, type RightCode } from '../rules/rightCodes.ts';

/** The product's language codes: `sp` is Spanish in paths and data; only Intl, `lang` and e-mails use `es` (domain §0). */
export const languages = ['en', 'ar', 'sp'] as const;
export type Language = (typeof languages)[number];

/** The locale used for a language by Intl, HTML's `lang` and e-mails. */
export const localeOf: Record<Language, string> = { en: 'en', ar: 'ar', sp: 'es' };

export const themes = ['LIGHT', 'DARK'] as const;
export type ThemeName = (typeof themes)[number];

/**
 * Parses the result of the SQL functions noria_viewer and noria_stamped_key; `unseen` means that the last use is due to be recorded again.
 */
export function readViewer(text: string | null | undefined): { viewer: Viewer; unseen: boolean } | undefined {
  if (!text) return undefined;
  const { unseen, ...viewer } = JSON.parse(text) as Viewer & { unseen: boolean };
  return { viewer: { ...viewer, rights: effectiveRights(viewer.permissions, viewer.rights) }, unseen };
}

/** The signed-in user, based on the current state of session, user, role and company. */
export interface Viewer {
  /** The session or API key used to authenticate. */
  sessionId: string;
  userId: string;
  email: string;
  name: string;
  roleId: string;
  roleTitle: string;
  isSuperAdmin: boolean;
  permissions: Permission[];
  /** Actions and special rights in these modules. */
  rights: RightCode[];
  companyId: string;
  companyName: string;
  /** ISO 4217; null until the company has chosen one. */
  currency: string | null;
  language: Language;
  theme: ThemeName;
  listDensity: 'COMPACT' | 'ROOMY';
  /** IANA name: the user's own, else the company's. The same goes for the two formats. */
  timeZone: string;
  dateFormat: string;
  numberFormat: string;
  /** 0 (Sunday) to 6 (Saturday). */
  firstDayOfWeek: number;
  emailConfirmed: boolean;
  /** The plan or the company requires a second factor and none is set up, so only setting one up is allowed. Never set for an API key. */
  needsSecondFactor?: boolean;
  profileImageId: string | null;
  companyLogoId: string | null;
  /** Set when another system authenticates with an API key: its name, and whether it is read-only and may invite users. */
  apiKey?: { name: string; isReadOnly: boolean; mayInvite: boolean };
  /** Set while a SUPER_ADMIN impersonates the company; their own data stays in their home company. */
  impersonation?: Impersonation;
}

/** A time-limited impersonation of a company by a SUPER_ADMIN, with a stated reason: they can read everything in it and change nothing. */
export interface Impersonation {
  /** The company the impersonator is a user of. */
  homeCompanyId: string;
  homeName: string;
  reason: string;
  /** ISO 8601 instants. The impersonation ends by itself. */
  since: string;
  until: string;
}

/** The parts of a viewer that the audit trail's actor name is made of. */
export type Named = Pick<Viewer, 'name' | 'apiKey'> & { impersonation?: Pick<Impersonation, 'homeName'> };

/** The actor name in the audit trail: the user, then the API key if there is one, and the home company of an impersonator. */
export const nameInTrail = ({ name, apiKey, impersonation }: Named) =>
  [name, apiKey?.name, impersonation?.homeName].filter(Boolean).join(' · ');

/** A cached viewer and the stamp under which it was read. */
export interface Remembered {
  viewer: Viewer;
  stamp: string;
}
