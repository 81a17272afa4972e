import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Field, ID, ObjectType, registerEnumType, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import type { RecordNotice } from '../changes/publishChanges.ts';

enum ChangeKind {
  CREATED = 'CREATED',
  UPDATED = 'UPDATED',
  DELETED = 'DELETED',
}
registerEnumType(ChangeKind, { name: 'ChangeKind' });

/** Announces that a record changed, but not how: clients read it again with their own rights. */
@ObjectType()
class RecordChange {
  @Field(() => ID, { name: 'recordId' }) id!: string;
  @Field(() => String) type!: string;
  @Field(() => ChangeKind) kind!: ChangeKind;
}

@Resolver()
export class ChangeResolver {
  /** Changed records of the viewer's company, of the given types that the viewer may read. */
  @Subscription(() => [RecordChange], {
    subscribe: ({ args, context, info }: { args: { types: string[] }; context: Context; info: GraphQLResolveInfo }) =>
      context.streams.open(context, info.schema, args.types),
  } as never)
  @Allow('SIGNED_IN')
  recordsChanged(@Arg('types', () => [String]) _types: string[], @Root() notices: RecordNotice[]): RecordNotice[] {
    return notices;
  }
}
