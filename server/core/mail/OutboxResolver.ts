import { Args, Field, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import { DateTimeFilter, EnumFilter, StringFilter } from '../graphql/filters.ts';
import { compiled, Reads } from '../graphql/reads.ts';
import { MailStatus, OutboxMail } from './OutboxMail.ts';

const MailStatusFilter = EnumFilter(MailStatus, 'MailStatus');

@InputType()
class OutboxMailFilter {
  @Field(() => StringFilter, { nullable: true }) to?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) subject?: StringFilter;
  @Field(() => MailStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) createdAt?: DateTimeFilter;
}

const OutboxMailConnection = ConnectionOf(OutboxMail);
const OutboxMailPage = ListArgs(OutboxMail, OutboxMailFilter);

/** The company's outgoing e-mails, for its administrators. */
@Resolver()
export class OutboxResolver {
  @Query(() => OutboxMailConnection, { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  @Reads({ kind: 'connection' })
  outboxMails(@Args(() => OutboxMailPage) _page: object): object {
    return compiled();
  }
}
