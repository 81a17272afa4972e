import { Arg, Args, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Aggregate } from '../../core/graphql/aggregate.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { CreateInputOf, DeletePayload, UpdateInputOf, type RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { Related, type Relation } from '../../core/graphql/related.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Application } from './Application.ts';
import { ApplicationColumn } from './ApplicationColumn.ts';
import { ApplicationColumnService } from './ApplicationColumnService.ts';
import {
  ApplicationColumnInput,
  ApplicationFilter,
  DeleteApplicationColumnInput,
  MoveApplicationColumnInput,
} from './applicationInputs.ts';

const Applications = ConnectionOf(Application);
const Page = ListArgs(Application, ApplicationFilter);
const CreateApplicationColumnInput = CreateInputOf(ApplicationColumn, ApplicationColumnInput);
const UpdateApplicationColumnInput = UpdateInputOf(ApplicationColumn, ApplicationColumnInput);
const inColumn: Relation = (application, column) => `${application}.column_id = ${column}.id`;

@Resolver(() => ApplicationColumn)
export class ApplicationColumnResolver {
  /** Columns of the board in their order. */
  @Query(() => [ApplicationColumn], { nullable: true })
  @Allow(Permission.HRM)
  @Reads({ kind: 'list', orderBy: 'rank' })
  applicationColumns(): ApplicationColumn[] {
    return compiled();
  }

  /** Cards of the column, from the top. */
  @FieldResolver(() => Applications)
  @Related(inColumn)
  @Ordered({ rank: 'asc' })
  applications(@Args(() => Page) _page: object): object {
    return compiled();
  }

  /** Counts all matching applications, not only the loaded ones. */
  @FieldResolver(() => Int)
  @Aggregate({ of: 'Application', relation: inColumn })
  applicationCount(
    @Arg('filter', () => ApplicationFilter, { nullable: true }) _filter?: ApplicationFilter,
    @Arg('search', () => String, { nullable: true }) _search?: string,
  ): number {
    return compiled();
  }

  @CommandMutation(Permission.HRM, ApplicationColumn, CreateApplicationColumnInput)
  createApplicationColumn(scope: Scope, input: ApplicationColumnInput) {
    return new ApplicationColumnService(scope).create(input);
  }

  /** Renames a column. */
  @CommandMutation(Permission.HRM, ApplicationColumn, UpdateApplicationColumnInput)
  updateApplicationColumn(scope: Scope, input: RecordInput & Partial<ApplicationColumnInput>) {
    return new ApplicationColumnService(scope).update(input);
  }

  @CommandMutation(Permission.HRM, ApplicationColumn, MoveApplicationColumnInput)
  moveApplicationColumn(scope: Scope, input: MoveApplicationColumnInput) {
    return new ApplicationColumnService(scope).move(input);
  }

  @CommandMutation(Permission.HRM, DeletePayload, DeleteApplicationColumnInput)
  async deleteApplicationColumn(scope: Scope, input: DeleteApplicationColumnInput) {
    return { deletedIds: await new ApplicationColumnService(scope).remove(input) };
  }
}
