import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, InputType, Int } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { DecimalText, Upload } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { SlipProtection } from './SlipProtection.ts';

@InputType()
class FirstAdministratorInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Secret()
  @Field(() => String)
  password!: string;
}

@InputType()
export class CreateCompanyInput extends CommandInput {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) currency?: string;
  @Field(() => String, { nullable: true }) country?: string;
  @Field(() => String, { nullable: true, description: 'Defaults to START_UP.' }) planCode?: string;
  @Field(() => FirstAdministratorInput, { nullable: true, description: 'Without one, nobody can sign in to the company yet.' })
  administrator?: FirstAdministratorInput | null;
}

@InputType()
export class UpdateCompanySettingsInput extends CommandInput {
  @Field(() => Int, { nullable: true }) version?: number;
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true, description: 'ISO 4217; can be changed until something is posted.' }) currency?: string | null;
  @Field(() => String, { nullable: true }) country?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) address?: string | null;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) website?: string | null;
  @Field(() => String, { nullable: true }) taxNumber?: string | null;
  @Field(() => DecimalText, { nullable: true }) taxRate?: string;
  @Field(() => Boolean, { nullable: true, description: 'Applies to new prices and sales; existing prices keep their meaning.' })
  pricesIncludeTax?: boolean;
  @Field(() => VatMode, { nullable: true, description: 'Applies to new documents.' }) vatMode?: VatMode;
  @Field(() => DecimalText, { nullable: true, description: 'Smallest coin, for example 0.05; null for no rounding.' }) cashRounding?:
    | string
    | null;
  @Field(() => SlipProtection, { nullable: true }) slipProtection?: SlipProtection;
  @Field(() => Int, { nullable: true }) fiscalYearStartMonth?: number;
  @Field(() => String, { nullable: true }) timeZone?: string;
  @Field(() => String, { nullable: true }) dateFormat?: string;
  @Field(() => String, { nullable: true }) numberFormat?: string;
  @Field(() => Int, { nullable: true }) firstDayOfWeek?: number;
  @Field(() => Boolean, { nullable: true }) requiresSecondFactor?: boolean;
  @Field(() => Boolean, { nullable: true }) decidesByMail?: boolean;
  /** Modules in use, at most as many as the plan allows. */
  @Field(() => [Permission], { nullable: true }) modules?: Permission[];
}

@InputType()
export class SetCompanyLogoInput extends CommandInput {
  /** PNG or JPEG of at most 10 MB; null removes the logo. */
  @Field(() => Upload, { nullable: true }) logo?: Promise<FileUpload> | null;
}

@InputType()
export class UpdateCompanyInput extends RecordInput {
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true }) currency?: string | null;
  @Field(() => String, { nullable: true }) country?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) address?: string | null;
}

@InputType()
export class ChangeCompanyPlanInput extends RecordInput {
  @Field(() => String) planCode!: string;
}
