import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { Context } from '../graphql/Context.ts';
import { Payload, RecordInput, UserError } from '../graphql/Payload.ts';
import { FoundRecord } from '../search/FoundRecord.ts';
import { erasePerson } from './erasePerson.ts';
import { previewErasure } from './previewErasure.ts';

@ObjectType()
class ErasureCount {
  @Field(() => String, { description: "A record's type, or one of `comments`, `files`, `mails`, `history`; of what is kept a code." })
  what!: string;
  @Field(() => Int) count!: number;
}

@ObjectType()
class ErasurePreview {
  @Field(() => String) name!: string;
  @Field(() => Int) version!: number;
  @Field(() => [UserError], { description: 'Why it is not possible yet.' }) refusals!: UserError[];
  @Field(() => [ErasureCount]) erased!: ErasureCount[];
  @Field(() => [ErasureCount], { description: 'What a law demands, or others need.' }) kept!: ErasureCount[];
  @Field(() => [FoundRecord], { description: 'Other records that are found by his name, address or numbers: to be looked at.' })
  elsewhere!: FoundRecord[];
}

@InputType()
class ErasePersonalDataInput extends RecordInput {
  @Field(() => String, { description: 'The name as the record has it: whoever erases has read whom.' }) name!: string;
  @Field(() => String, { description: 'For the security log: who asked for it, and when.' }) reason!: string;
}

@ObjectType({ implements: Payload })
class ErasurePayload extends Payload {
  @Field(() => ID, { nullable: true }) erasedId!: string | null;
}

/** Erasure of a person's data: by holders of Administrative Roles who hold the record's module too. */
@Resolver()
export class ErasureResolver {
  @Query(() => ErasurePreview, { nullable: true, description: 'What `erasePersonalData` would erase and keep.' })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  erasurePreview(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<ErasurePreview> {
    return previewErasure(context, schema, id);
  }

  @CommandMutation(
    [Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON'],
    ErasurePayload,
    ErasePersonalDataInput,
    'For ever. Of a customer, a contact, a lead, or a user who is no longer active.',
  )
  async erasePersonalData(scope: Scope, input: ErasePersonalDataInput) {
    return { erasedId: await erasePerson(scope, input) };
  }
}
