import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, InputType, Int } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { DecimalText, Upload } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';
import { Secret } from '../../core/graphql/secrets.ts';

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
  @Field(() => String, { nullable: true, description: 'START_UP when left out.' }) planCode?: string;
  @Field(() => FirstAdministratorInput, { nullable: true, description: 'Without one nobody of the company signs in yet.' })
  administrator?: FirstAdministratorInput | null;
}

@InputType()
export class UpdateCompanySettingsInput extends CommandInput {
  @Field(() => Int, { nullable: true }) version?: number;
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true, description: 'ISO 4217; it can change while nothing is posted.' }) currency?: string | null;
  @Field(() => String, { nullable: true }) country?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) address?: string | null;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) website?: string | null;
  @Field(() => String, { nullable: true }) taxNumber?: string | null;
  @Field(() => DecimalText, { nullable: true }) taxRate?: string;
  @Field(() => Boolean, { nullable: true, description: 'Of new prices and sales; prices that were entered keep their meaning.' })
  pricesIncludeTax?: boolean;
  @Field(() => VatMode, { nullable: true, description: 'Of new documents.' }) vatMode?: VatMode;
  @Field(() => DecimalText, { nullable: true, description: 'The smallest coin, 0.05 for example; null for none.' }) cashRounding?:
    | string
    | null;
  @Field(() => Int, { nullable: true }) fiscalYearStartMonth?: number;
  @Field(() => String, { nullable: true }) timeZone?: string;
  @Field(() => String, { nullable: true }) dateFormat?: string;
  @Field(() => String, { nullable: true }) numberFormat?: string;
  @Field(() => Int, { nullable: true }) firstDayOfWeek?: number;
  @Field(() => Boolean, { nullable: true }) requiresSecondFactor?: boolean;
  /** Which modules are in use: at most as many as the plan allows. */
  @Field(() => [Permission], { nullable: true }) modules?: Permission[];
}

@InputType()
export class SetCompanyLogoInput extends CommandInput {
  /** A png or jpeg of 10 MB at most; null takes the logo away. */
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
