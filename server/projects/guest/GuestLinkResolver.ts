import { Field, FieldResolver, ID, InputType, ObjectType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { CommandInput, DeleteInput, DeletePayload, Payload } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { GuestLink } from './GuestLink.ts';
import { GuestLinkService } from './GuestLinkService.ts';

@InputType()
class ShareProjectInput extends CommandInput {
  @Field(() => ID) projectId!: string;
  @Field(() => String, { description: 'Who it is for.' }) name!: string;
  @Field(() => DateOnly, { description: 'The last day on which it works; today or later.' }) expiresOn!: string;
}

@ObjectType({ implements: Payload })
class GuestLinkPayload extends Payload {
  @Field(() => GuestLink, { nullable: true }) guestLink!: GuestLink | null;
  @Secret()
  @Field(() => String, { nullable: true, description: 'Link to send to the guest. Returned once and never stored.' })
  link!: string | null;
}

@Resolver(() => Project)
export class GuestLinkResolver {
  /** Links by which people without an account read it, the latest first. */
  @FieldResolver(() => [GuestLink])
  @Related((link, project) => `${link}.project_id = ${project}.id`)
  @Ordered({ createdAt: 'desc' })
  guestLinks(): GuestLink[] {
    return compiled();
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, GuestLinkPayload, ShareProjectInput, {
    ignoresKey: true,
    description: 'Makes a link by which somebody without an account reads the shared tasks of a project, with their comments and files.',
  })
  shareProject(scope: Scope, input: ShareProjectInput) {
    return new GuestLinkService(scope).share(input);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, DeletePayload, DeleteInput, 'Revokes links to projects: they stop working at once.')
  async revokeGuestLinks(scope: Scope, { ids }: DeleteInput) {
    return { deletedIds: await new GuestLinkService(scope).revoke(ids) };
  }
}
