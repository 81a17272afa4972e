import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';

/** A record found by the command palette; screens derive its page from its type. */
@ObjectType()
@Allow('SIGNED_IN')
export class FoundRecord {
  @Field(() => ID, { name: 'recordId' }) id!: string;
  /** The GraphQL type: `Customer`. */
  @Field(() => String) type!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) subtitle!: string | null;
}
