import { Arg, Ctx, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, DeletePayload, Payload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { nullIfRefused } from '../../core/links/openLink.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { PublicMutation } from '../../core/session/PublicMutation.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { OpenVendorRegistration } from './OpenVendorRegistration.ts';
import { openVendorRegistration, registerVendor } from './registerByLink.ts';
import { VendorInvitation } from './VendorInvitation.ts';
import { VendorRegistrationService } from './VendorRegistrationService.ts';

@InputType()
class InviteVendorInput extends CommandInput {
  @Field(() => String, { nullable: true, description: 'Where the link is mailed; without it, the link is returned.' }) email?:
    | string
    | null;
  @Field(() => LanguageCode, { nullable: true, description: "Language of mail and page; the viewer's own, if omitted." })
  language?: LanguageCode | null;
}

@InputType()
class RefuseVendorInput extends RecordInput {
  @Field(() => String, { nullable: true, description: 'Mailed to the vendor.' }) reason?: string | null;
}

@InputType()
class RegisterVendorInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  token!: string;
  @Field(() => String) name!: string;
  @Field(() => String) companyName!: string;
  @Field(() => String) email!: string;
  @Field(() => String) phone!: string;
  @Field(() => String) address!: string;
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' }) country!: string;
  @Field(() => String, { nullable: true }) taxNumber?: string | null;
  @Field(() => String, { nullable: true, description: "ISO 4217; the company's currency, if omitted." }) currency?: string | null;
  @Field(() => LanguageCode) language!: LanguageCode;
  @Field(() => [String], { description: 'Titles of product groups; at least one.' }) productGroups!: string[];
}

@ObjectType({ implements: Payload })
class VendorInvitationPayload extends Payload {
  @Field(() => VendorInvitation, { nullable: true }) vendorInvitation!: VendorInvitation | null;
  @Secret()
  @Field(() => String, { nullable: true, description: 'Returned once and never stored; null if it was mailed.' })
  link!: string | null;
}

@ObjectType({ implements: Payload })
class OpenVendorRegistrationPayload extends Payload {
  @Field(() => OpenVendorRegistration, { nullable: true }) openVendorRegistration!: OpenVendorRegistration | null;
}

/** Registration of vendors: operations of the company, and of the holder of a link. */
@Resolver()
export class VendorRegistrationResolver {
  /** Invitations that nobody has used and that were not withdrawn. */
  @Query(() => [VendorInvitation], { nullable: true })
  @Allow(Permission.PROCUREMENT)
  @Reads({ kind: 'list', orderBy: 'created_at', where: invitation => `${invitation}.vendor_id is null` })
  vendorInvitations(): VendorInvitation[] {
    return compiled();
  }

  @CommandMutation(Permission.PROCUREMENT, VendorInvitationPayload, InviteVendorInput, {
    action: 'WRITE',
    description: 'Mails a link by which a vendor registers without an account, or returns it to be passed on by hand.',
  })
  inviteVendor(scope: Scope, input: InviteVendorInput) {
    return new VendorRegistrationService(scope).invite(input);
  }

  @CommandMutation(Permission.PROCUREMENT, DeletePayload, RecordInput, { action: 'DELETE' })
  async withdrawVendorInvitation(scope: Scope, { id }: RecordInput) {
    return { deletedIds: await new VendorRegistrationService(scope).withdraw(id) };
  }

  @CommandMutation(Permission.PROCUREMENT, Vendor, RecordInput, {
    action: 'APPROVE',
    description: 'Accepts a vendor who registered by a link: they become ACTIVE and are told by mail.',
  })
  acceptVendor(scope: Scope, { id, version }: RecordInput) {
    return new VendorRegistrationService(scope).accept(id, version);
  }

  @CommandMutation(Permission.PROCUREMENT, Vendor, RefuseVendorInput, {
    action: 'APPROVE',
    description: 'Refuses a vendor who registered by a link, and tells them by mail.',
  })
  refuseVendor(scope: Scope, input: RefuseVendorInput) {
    return new VendorRegistrationService(scope).refuse(input);
  }

  @Query(() => OpenVendorRegistration, { nullable: true, description: 'Null if the link is not valid, whatever the reason.' })
  @Allow('PUBLIC')
  async openVendorRegistration(@Arg('token', () => String) token: string, @Ctx() context: Context): Promise<object | null> {
    return openVendorRegistration(context, token).catch(nullIfRefused);
  }

  @PublicMutation(
    OpenVendorRegistrationPayload,
    RegisterVendorInput,
    'Registers the holder of a link as a vendor, who waits to be accepted.',
  )
  async registerVendor(context: Context, input: RegisterVendorInput) {
    return { openVendorRegistration: await registerVendor(context, input) };
  }
}
