import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { Right } from '../access/Right.ts';
import type { RightCode } from '../rules/rightCodes.ts';
import { currencyDecimals } from '../money/currencyDecimals.ts';
import { DateTime } from '../graphql/scalars.ts';
import { LanguageCode, ListDensity, Theme } from './LanguageCode.ts';
import type { Viewer } from './Viewer.ts';

/** Read-only impersonation of another company by a SUPER_ADMIN. */
@ObjectType('Impersonation')
@Allow('PUBLIC')
export class ImpersonationType {
  /** The reason, as the impersonator wrote it. */
  @Field(() => String) reason!: string;
  @Field(() => DateTime) since!: string;
  /** When the impersonation ends by itself. */
  @Field(() => DateTime) until!: string;
}

/** The signed-in user, as the screens need it. */
@ObjectType('Viewer')
@Allow('PUBLIC')
export class ViewerType {
  @Field(() => ID) userId!: string;
  @Field(() => String) email!: string;
  @Field(() => String) name!: string;
  @Field(() => ID) roleId!: string;
  @Field(() => String) roleTitle!: string;
  @Field(() => Boolean) isSuperAdmin!: boolean;
  @Field(() => [Permission]) permissions!: Permission[];
  /** Every action and special right in these modules. */
  @Field(() => [Right]) rights!: RightCode[];
  @Field(() => ID) companyId!: string;
  @Field(() => String) companyName!: string;
  /** ISO 4217; null until the company has chosen one. */
  @Field(() => String, { nullable: true }) currency!: string | null;
  /** Digits after the decimal point; two until the company has chosen a currency. */
  @Field(() => Int) currencyDecimals!: number;
  /** Whether to show the currency form. */
  @Field(() => Boolean) mustChooseCurrency!: boolean;
  @Field(() => LanguageCode) language!: string;
  @Field(() => Theme) theme!: string;
  @Field(() => ListDensity) listDensity!: string;
  @Field(() => String) timeZone!: string;
  @Field(() => String) dateFormat!: string;
  @Field(() => String) numberFormat!: string;
  /** 0 (Sunday) to 6 (Saturday). */
  @Field(() => Int) firstDayOfWeek!: number;
  @Field(() => Boolean) emailConfirmed!: boolean;
  /** Whether a second factor must be set up before anything else. */
  @Field(() => Boolean) needsSecondFactor!: boolean;
  @Field(() => String, { nullable: true }) profileImageUrl!: string | null;
  @Field(() => String, { nullable: true }) companyLogoUrl!: string | null;
  /** Set while a SUPER_ADMIN impersonates the company. */
  @Field(() => ImpersonationType, { nullable: true }) impersonation!: ImpersonationType | null;
}

const fileUrl = (id: string | null) => id && `/files/${id}`;

/** The viewer as exposed to clients. */
export function shownViewer(viewer: Viewer): ViewerType {
  const { sessionId: _session, apiKey: _key, profileImageId, companyLogoId, ...rest } = viewer;
  return {
    ...rest,
    needsSecondFactor: viewer.needsSecondFactor ?? false,
    language: viewer.language.toUpperCase(),
    currencyDecimals: viewer.currency ? currencyDecimals(viewer.currency) : 2,
    mustChooseCurrency:
      viewer.currency === null &&
      !viewer.isSuperAdmin &&
      !viewer.impersonation &&
      viewer.permissions.includes(Permission.ADMINISTRATIVE_ROLES),
    impersonation: viewer.impersonation ?? null,
    profileImageUrl: fileUrl(profileImageId),
    companyLogoUrl: fileUrl(companyLogoId),
  };
}
