import { Arg, Args, FieldResolver, InputType, Resolver } from 'type-graphql';
import { Aggregate } from '../../core/graphql/aggregate.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { Related, type Relation } from '../../core/graphql/related.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { TimeEntry } from './TimeEntry.ts';
import { TimeEntryService } from './TimeEntryService.ts';

@InputType()
export class TimeEntryFilter extends FilterOf(TimeEntry, [
  'id',
  'project',
  'task',
  'user',
  'spentOn',
  'hours',
  'isBillable',
  'status',
  'isBilled',
  'isMine',
  'createdAt',
  'updatedAt',
]) {}

const TimeEntries = ConnectionOf(TimeEntry);
const TimeEntryPage = ListArgs(TimeEntry, TimeEntryFilter);

@Resolver()
export class TimeEntryResolver extends CrudResolver({
  Entity: TimeEntry,
  plural: 'timeEntries',
  Service: TimeEntryService,
  filter: TimeEntryFilter,
}) {}

const ofProject: Relation = (entry, project) => `${entry}.project_id = ${project}.id`;

/** Declared here because a relation belongs to the dependent side. */
@Resolver(() => Project)
export class ProjectTimeResolver {
  /** Time spent on the project, the latest first. */
  @FieldResolver(() => TimeEntries)
  @Related(ofProject)
  @Ordered({ spentOn: 'desc' })
  timeEntries(@Args(() => TimeEntryPage) _page: object): object {
    return compiled();
  }

  /** Sum of the time spent on the project. */
  @FieldResolver(() => DecimalText)
  @Aggregate({ of: 'TimeEntry', relation: ofProject, sum: 'hours' })
  hours(
    @Arg('filter', () => TimeEntryFilter, { nullable: true }) _filter?: TimeEntryFilter,
    @Arg('search', () => String, { nullable: true }) _search?: string,
  ): string {
    return compiled();
  }
}
