import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, ID, InputType } from 'type-graphql';
import { Permission } from '../access/Permission.ts';
import { CommandInput, EntryInput } from '../graphql/Payload.ts';
import { Upload } from '../graphql/scalars.ts';
import { Secret } from '../graphql/secrets.ts';
import { HomeTileInput } from './HomeTiles.ts';
import { LanguageCode, ListDensity, Theme } from './LanguageCode.ts';

@InputType()
export class SignInInput extends EntryInput {
  @Field(() => String) email!: string;
  @Secret('PROOF')
  @Field(() => String)
  password!: string;
  @Secret('PROOF')
  @Field(() => String, {
    nullable: true,
    description: 'Second-factor code, if one is set up: six digits of the authenticator app, or a recovery code.',
  })
  code?: string | null;
}

@InputType()
export class SignUpInput extends EntryInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Secret()
  @Field(() => String)
  password!: string;
  @Field(() => String) companyName!: string;
  @Field(() => String, { nullable: true, description: 'Defaults to START_UP.' }) planCode?: string | null;
  @Field(() => [Permission], {
    nullable: true,
    description: 'Modules to begin with, at most as many as the plan allows; those most used, if omitted.',
  })
  modules?: Permission[] | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217; can be chosen later if omitted.' }) currency?: string | null;
  @Field(() => LanguageCode, { nullable: true, description: 'Defaults to the language of the request.' }) language?: LanguageCode;
  @Field(() => String, { nullable: true, description: "The browser's IANA name; UTC if omitted or unknown." }) timeZone?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The browser's region, ISO 3166-1 alpha-2: the company's country and first day of the week, until it changes them.",
  })
  region?: string | null;
}

@InputType()
export class RequestPasswordResetInput extends CommandInput {
  @Field(() => String) email!: string;
}

@InputType()
export class ResetPasswordInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String, { description: 'From the link in the e-mail.' })
  token!: string;
  @Secret()
  @Field(() => String)
  password!: string;
  @Secret()
  @Field(() => String)
  confirmPassword!: string;
}

@InputType()
export class ConfirmEmailInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String, { description: 'From the link in the e-mail.' })
  token!: string;
}

@InputType()
export class ResendConfirmationInput extends CommandInput {}

@InputType()
export class SignOutInput extends CommandInput {}

@InputType()
export class RevokeOtherSessionsInput extends CommandInput {}

@InputType()
export class UnlockInput extends EntryInput {
  @Secret('PROOF')
  @Field(() => String)
  password!: string;
}

@InputType()
export class ChooseCurrencyInput extends CommandInput {
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
}

@InputType()
export class UpdateProfileInput extends CommandInput {
  @Field(() => String) name!: string;
}

@InputType()
export class SetProfileImageInput extends CommandInput {
  @Field(() => Upload, { nullable: true, description: 'PNG or JPEG, at most 10 MB; null removes the image.' })
  image?: Promise<FileUpload> | null;
}

@InputType()
export class ChangePasswordInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  currentPassword!: string;
  @Secret()
  @Field(() => String)
  password!: string;
  @Secret()
  @Field(() => String)
  confirmPassword!: string;
}

@InputType({ description: "Omitted fields stay unchanged; null falls back to the company's setting." })
export class UpdatePreferencesInput extends CommandInput {
  @Field(() => LanguageCode, { nullable: true }) language?: LanguageCode;
  @Field(() => Theme, { nullable: true }) theme?: Theme;
  @Field(() => ListDensity, { nullable: true }) listDensity?: ListDensity;
  @Field(() => String, { nullable: true }) timeZone?: string | null;
  @Field(() => String, { nullable: true }) dateFormat?: string | null;
  @Field(() => String, { nullable: true }) numberFormat?: string | null;
  @Field(() => [HomeTileInput], {
    nullable: true,
    description: "The tiles of the user's home page, in order; null for those of their modules.",
  })
  homeTiles?: HomeTileInput[] | null;
}

@InputType()
export class EnterCompanyInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "Shown to the company's administrators in their security log." }) reason!: string;
}

@InputType()
export class LeaveCompanyInput extends CommandInput {}

@InputType()
export class RevokeSessionInput extends CommandInput {
  @Field(() => ID) id!: string;
}
