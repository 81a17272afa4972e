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
  @Field(() => [Permission], { description: "A subset of the viewer's own permissions." }) permissions!: Permission[];
  @Field(() => Boolean, { defaultValue: false }) isReadOnly!: boolean;
  @Field(() => Boolean, { defaultValue: false, description: 'Whether it may invite users; requires Administrative Roles.' })
  mayInvite!: boolean;
  @Field(() => Int, { nullable: true, description: 'Days until the key expires; if omitted, it is valid until revoked.' })
  expiresInDays?: number | null;
}

@ObjectType({ implements: Payload })
class CreateApiKeyPayload extends Payload {
  @Field(() => ApiKey, { nullable: true }) apiKey!: ApiKey | null;
  /** The value for `Authorization: Bearer`; it cannot be read again. */
  @Secret()
  @Field(() => String, { nullable: true })
  secret!: string | null;
}

/** Users manage their own keys, and administrators everyone's. */
@Resolver()
export class ApiKeyResolver {
  /** The viewer's own keys, including expired and revoked ones. */
  @Query(() => [ApiKey], { nullable: true })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'list' })
  apiKeys(): ApiKey[] {
    return compiled();
  }

  /** All keys in the company. */
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

  @CommandMutation('SIGNED_IN', ApiKey, RecordInput, {
    description: 'Revokes a key: allowed to its owner and to administrators.',
    platform: true,
  })
  revokeApiKey(scope: Scope, { id }: RecordInput) {
    return new ApiKeyService(scope).revoke(id);
  }
}
