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
  @Field(() => String, { description: 'A record type, or one of `comments`, `files`, `mails`, `history`; for retained data, a code.' })
  what!: string;
  @Field(() => Int) count!: number;
}

@ObjectType()
class ErasurePreview {
  @Field(() => String) name!: string;
  @Field(() => Int) version!: number;
  @Field(() => [UserError], { description: 'Reasons why erasure is not possible yet.' }) refusals!: UserError[];
  @Field(() => [ErasureCount]) erased!: ErasureCount[];
  @Field(() => [ErasureCount], { description: 'Data retained because the law requires it or others need it.' }) kept!: ErasureCount[];
  @Field(() => [FoundRecord], { description: "Other records that match the person's name, address or numbers, to be reviewed manually." })
  elsewhere!: FoundRecord[];
}

@InputType()
class ErasePersonalDataInput extends RecordInput {
  @Field(() => String, { description: 'The exact name on the record, as confirmation.' }) name!: string;
  @Field(() => String, { description: 'For the security log: who requested the erasure, and when.' }) reason!: string;
}

@ObjectType({ implements: Payload })
class ErasurePayload extends Payload {
  @Field(() => ID, { nullable: true }) erasedId!: string | null;
}

/** Erases a person's data: for holders of Administrative Roles who also hold the permission of the record's module. */
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
    'Permanently erases the personal data of a customer, a contact, a lead, or a user who is no longer active.',
  )
  async erasePersonalData(scope: Scope, input: ErasePersonalDataInput) {
    return { erasedId: await erasePerson(scope, input) };
  }
}
