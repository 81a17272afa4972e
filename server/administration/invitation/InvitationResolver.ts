import { Arg, Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { PublicMutation } from '../../core/session/PublicMutation.ts';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, DeletePayload, EntryInput, Payload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { admitted } from '../../core/session/admitted.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { SignInPayload } from '../../core/session/sessionPayloads.ts';
import { acceptInvitation, shownInvitation } from './acceptInvitation.ts';
import { Invitation } from './Invitation.ts';
import { InvitationService, type InvitationValues } from './InvitationService.ts';

@InputType()
class InviteUserInput extends CommandInput implements InvitationValues {
  @Field(() => String) email!: string;
  @Field(() => ID) roleId!: string;
  @Field(() => LanguageCode, { nullable: true, description: "Language of the mail and of the future user; defaults to the viewer's own." })
  language?: LanguageCode | null;
}

@InputType()
class AcceptInvitationInput extends EntryInput {
  @Secret('PROOF')
  @Field(() => String, { description: 'From the link in the mail.' })
  token!: string;
  @Field(() => String) name!: string;
  @Secret()
  @Field(() => String)
  password!: string;
}

/** What an invitation link shows to its holder. */
@ObjectType()
@Allow('PUBLIC')
class OpenInvitation {
  @Field(() => String) companyName!: string;
  @Field(() => String) inviterName!: string;
  @Field(() => String) email!: string;
}

/** The new link of an invitation; returned only once. */
@ObjectType({ implements: Payload })
class InvitationLinkPayload extends Payload {
  @Secret()
  @Field(() => String, { nullable: true })
  link!: string | null;
}

@Resolver()
export class InvitationResolver {
  /** Invitations that were neither accepted nor withdrawn. */
  @Query(() => [Invitation], { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  @Reads({ kind: 'list', orderBy: 'created_at', where: invitation => `${invitation}.accepted_at is null` })
  invitations(): Invitation[] {
    return compiled();
  }

  @Query(() => OpenInvitation, { nullable: true })
  @Allow('PUBLIC')
  openInvitation(@Arg('token', () => String) token: string, @Ctx() context: Context): Promise<OpenInvitation | null> {
    return shownInvitation(context, token);
  }

  @CommandMutation([Permission.ADMINISTRATIVE_ROLES, 'INVITING'], Invitation, InviteUserInput)
  inviteUser(scope: Scope, input: InviteUserInput) {
    return new InvitationService(scope).invite(input);
  }

  @CommandMutation([Permission.ADMINISTRATIVE_ROLES, 'INVITING'], Invitation, RecordInput, 'Sends a new link and invalidates the old one.')
  resendInvitation(scope: Scope, input: RecordInput) {
    return new InvitationService(scope).resend(input.id);
  }

  @CommandMutation([Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON'], InvitationLinkPayload, RecordInput, {
    description: 'Returns a new link to pass on by hand, and invalidates the old one.',
    ignoresKey: true,
  })
  async renewInvitationLink(scope: Scope, { id }: RecordInput) {
    return { link: await new InvitationService(scope).renewLink(id) };
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, DeletePayload, RecordInput, { action: 'DELETE' })
  async cancelInvitation(scope: Scope, { id }: RecordInput) {
    return { deletedIds: await new InvitationService(scope).cancel(id) };
  }

  @PublicMutation(SignInPayload, AcceptInvitationInput)
  async acceptInvitation(context: Context, input: AcceptInvitationInput) {
    return admitted(context, await acceptInvitation(context, input));
  }
}
