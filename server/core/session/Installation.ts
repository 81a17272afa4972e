import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';

/** What every visitor may know of this installation, so that pages promise nothing that it does not do. */
@ObjectType()
@Allow('PUBLIC')
export class Installation {
  @Field(() => Boolean, {
    description: 'Whether it sends emails. If not, it keeps them in its outbox, where administrators of the company read them.',
  })
  sendsMail!: boolean;
}
