import { Arg, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { DeletePayload, UpdateInputOf, type RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { ColumnScope, StatusColumn } from '../../portfolio/column/StatusColumn.ts';
import type { StatusColumnValues } from '../../portfolio/column/StatusColumnService.ts';
import { CreateStatusColumnInput, DeleteStatusColumnInput, MoveStatusColumnInput, StatusColumnInput } from './columnInputs.ts';
import { StatusBoardService } from './StatusBoardService.ts';

const UpdateStatusColumnInput = UpdateInputOf(StatusColumn, StatusColumnInput);

@Resolver()
export class StatusColumnResolver {
  /** Columns of a board in their order. */
  @Query(() => [StatusColumn], { nullable: true })
  @Allow(Permission.PROJECT_MANAGEMENT)
  @Reads({ kind: 'list', orderBy: 'rank', equal: ['scope'] })
  statusColumns(@Arg('scope', () => ColumnScope) _scope: ColumnScope): StatusColumn[] {
    return compiled();
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, StatusColumn, CreateStatusColumnInput)
  createStatusColumn(scope: Scope, { scope: of, ...input }: CreateStatusColumnInput & StatusColumnValues) {
    return new StatusBoardService(scope).columnsOf(of).create(input);
  }

  /** Renames a column or changes its group. */
  @CommandMutation(Permission.PROJECT_MANAGEMENT, StatusColumn, UpdateStatusColumnInput)
  async updateStatusColumn(scope: Scope, input: RecordInput & Partial<StatusColumnValues>) {
    return (await new StatusBoardService(scope).columnsAround(input.id)).update(input);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, StatusColumn, MoveStatusColumnInput)
  async moveStatusColumn(scope: Scope, input: MoveStatusColumnInput) {
    return (await new StatusBoardService(scope).columnsAround(input.id)).move(input);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, DeletePayload, DeleteStatusColumnInput)
  async deleteStatusColumn(scope: Scope, input: DeleteStatusColumnInput) {
    return { deletedIds: await (await new StatusBoardService(scope).columnsAround(input.id)).remove(input) };
  }
}
