import { Field, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Scope } from '../graphql/Scope.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CommandInput, Payload, RecordInput } from '../graphql/Payload.ts';
import { compiled, Reads } from '../graphql/reads.ts';
import { Secret } from '../graphql/secrets.ts';
import { ApiKey } from './ApiKey.ts';
import { ApiKeyService, type ApiKeyValues } from './ApiKeyService.ts';

@InputType()
class CreateApiKeyInput extends CommandInput implements ApiKeyValues {
  @Field(() => String) name!: string;
  @Field(() => [Permission], { description: 'Of those the viewer holds.' }) permissions!: Permission[];
  @Field(() => Boolean, { defaultValue: false }) isReadOnly!: boolean;
  @Field(() => Boolean, { defaultValue: false, description: 'With Administrative Roles: whether it may invite users.' })
  mayInvite!: boolean;
  @Field(() => Int, { nullable: true, description: 'Days until it is over; without them it lives until it is revoked.' })
  expiresInDays?: number | null;
}

@ObjectType({ implements: Payload })
class CreateApiKeyPayload extends Payload {
  @Field(() => ApiKey, { nullable: true }) apiKey!: ApiKey | null;
  /** What goes behind `Authorization: Bearer`; it cannot be read again. */
  @Secret()
  @Field(() => String, { nullable: true })
  secret!: string | null;
}

/** What users do with keys of their own, and administrators with everybody's. */
@Resolver()
export class ApiKeyResolver {
  /** The viewer's own, those that are over or revoked too. */
  @Query(() => [ApiKey], { nullable: true })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'list' })
  apiKeys(): ApiKey[] {
    return compiled();
  }

  /** Everybody's in the company. */
  @Query(() => [ApiKey], { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  @Reads({ kind: 'list', platform: true })
  companyApiKeys(): ApiKey[] {
    return compiled();
  }

  @CommandMutation('SIGNED_IN', CreateApiKeyPayload, CreateApiKeyInput, { platform: true })
  createApiKey(scope: Scope, input: CreateApiKeyInput) {
    return new ApiKeyService(scope).create(input);
  }

  @CommandMutation('SIGNED_IN', ApiKey, RecordInput, { description: 'By its owner, or by an administrator.', platform: true })
  revokeApiKey(scope: Scope, { id }: RecordInput) {
    return new ApiKeyService(scope).revoke(id);
  }
}
