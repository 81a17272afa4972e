import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';

/** A record as the command palette shows it; screens know by its type where its page is. */
@ObjectType()
@Allow('SIGNED_IN')
export class FoundRecord {
  @Field(() => ID, { name: 'recordId' }) id!: string;
  /** Its GraphQL type: `Customer`. */
  @Field(() => String) type!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) subtitle!: string | null;
}
