import { Args, Field, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import { BooleanFilter, DateTimeFilter, IdFilter, StringFilter } from '../graphql/filters.ts';
import { compiled, Reads } from '../graphql/reads.ts';
import { AuditEntry } from './AuditEntry.ts';

@InputType()
class AuditEntryFilter {
  @Field(() => DateTimeFilter, { nullable: true }) at?: DateTimeFilter;
  @Field(() => StringFilter, { nullable: true }) action?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) entityType?: StringFilter;
  @Field(() => BooleanFilter, { nullable: true }) isSecurity?: BooleanFilter;
  @Field(() => IdFilter, { nullable: true }) entityId?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) actorId?: IdFilter;
}

const AuditEntryConnection = ConnectionOf(AuditEntry);
const AuditEntryPage = ListArgs(AuditEntry, AuditEntryFilter, ['at']);

/** Queries of the audit trail, for administrators. */
@Resolver()
export class AuditResolver {
  @Query(() => AuditEntryConnection, { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  @Reads({ kind: 'connection' })
  auditEntries(@Args(() => AuditEntryPage) _page: object): object {
    return compiled();
  }
}
