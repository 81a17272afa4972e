import { Arg, Args, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Aggregate } from '../../core/graphql/aggregate.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { CreateInputOf, DeletePayload, UpdateInputOf, type RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { Related, type Relation } from '../../core/graphql/related.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Lead } from './Lead.ts';
import { LeadColumn } from './LeadColumn.ts';
import { DeleteLeadColumnInput, LeadColumnInput, LeadFilter, MoveLeadColumnInput } from './leadInputs.ts';
import { LeadColumnService } from './LeadColumnService.ts';

const Leads = ConnectionOf(Lead);
const Page = ListArgs(Lead, LeadFilter);
const CreateLeadColumnInput = CreateInputOf(LeadColumn, LeadColumnInput);
const UpdateLeadColumnInput = UpdateInputOf(LeadColumn, LeadColumnInput);
const inColumn: Relation = (lead, column) => `${lead}.column_id = ${column}.id`;

@Resolver(() => LeadColumn)
export class LeadColumnResolver {
  /** Columns of the board in their order. */
  @Query(() => [LeadColumn], { nullable: true })
  @Allow(Permission.CRM)
  @Reads({ kind: 'list', orderBy: 'rank' })
  leadColumns(): LeadColumn[] {
    return compiled();
  }

  /** Cards of the column, from the top. */
  @FieldResolver(() => Leads)
  @Related(inColumn)
  @Ordered({ rank: 'asc' })
  leads(@Args(() => Page) _page: object): object {
    return compiled();
  }

  /** Counts all matching leads, not only the loaded ones (domain §6). */
  @FieldResolver(() => Int)
  @Aggregate({ of: 'Lead', relation: inColumn })
  leadCount(
    @Arg('filter', () => LeadFilter, { nullable: true }) _filter?: LeadFilter,
    @Arg('search', () => String, { nullable: true }) _search?: string,
  ): number {
    return compiled();
  }

  @FieldResolver(() => DecimalText)
  @Aggregate({ of: 'Lead', relation: inColumn, sum: 'orderValue' })
  orderValueTotal(
    @Arg('filter', () => LeadFilter, { nullable: true }) _filter?: LeadFilter,
    @Arg('search', () => String, { nullable: true }) _search?: string,
  ): string {
    return compiled();
  }

  @CommandMutation('CRM_ALL_RECORDS', LeadColumn, CreateLeadColumnInput)
  createLeadColumn(scope: Scope, input: LeadColumnInput) {
    return new LeadColumnService(scope).create(input);
  }

  /** Renames a column. */
  @CommandMutation('CRM_ALL_RECORDS', LeadColumn, UpdateLeadColumnInput)
  updateLeadColumn(scope: Scope, input: RecordInput & Partial<LeadColumnInput>) {
    return new LeadColumnService(scope).update(input);
  }

  @CommandMutation('CRM_ALL_RECORDS', LeadColumn, MoveLeadColumnInput)
  moveLeadColumn(scope: Scope, input: MoveLeadColumnInput) {
    return new LeadColumnService(scope).move(input);
  }

  @CommandMutation('CRM_ALL_RECORDS', DeletePayload, DeleteLeadColumnInput)
  async deleteLeadColumn(scope: Scope, input: DeleteLeadColumnInput) {
    return { deletedIds: await new LeadColumnService(scope).remove(input) };
  }
}
