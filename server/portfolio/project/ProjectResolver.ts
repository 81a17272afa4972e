import { Arg, Args, FieldResolver, Int, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Aggregate } from '../../core/graphql/aggregate.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related, type Relation } from '../../core/graphql/related.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { StatusColumn } from '../column/StatusColumn.ts';
import { MoveWorkInput } from '../work/MoveWorkInput.ts';
import { Project } from './Project.ts';
import { ProjectFilter } from './ProjectFilter.ts';
import { ProjectService } from './ProjectService.ts';

@Resolver(() => Project)
export class ProjectResolver extends CrudResolver({
  Entity: Project,
  plural: 'projects',
  Service: ProjectService,
  filter: ProjectFilter,
}) {
  /** Users who work on it. */
  @FieldResolver(() => [CompanyUser], { complexity: 4 })
  @Related(
    (user, project) =>
      `exists (select from project_member m where m.company_id = ${project}.company_id and m.project_id = ${project}.id and m.user_id = ${user}.id)`,
  )
  @Ordered({ name: 'asc' })
  members(): CompanyUser[] {
    return compiled();
  }

  /** Moves a project into a column, between two others; changed neighbours are not an error (domain §6). */
  @CommandMutation(Permission.PROJECT_MANAGEMENT, Project, MoveWorkInput)
  moveProject(scope: Scope, input: MoveWorkInput) {
    return new ProjectService(scope).move(input);
  }
}

const Projects = ConnectionOf(Project);
const Page = ListArgs(Project, ProjectFilter);
const inColumn: Relation = (project, column) => `${project}.column_id = ${column}.id`;

/** The projects of a status column. */
@Resolver(() => StatusColumn)
export class ProjectColumnResolver {
  /** Cards of the column, from the top. */
  @FieldResolver(() => Projects)
  @Related(inColumn)
  @Ordered({ rank: 'asc' })
  projects(@Args(() => Page) _page: object): object {
    return compiled();
  }

  /** Counts all matching projects, not only the loaded ones (domain §6). */
  @FieldResolver(() => Int)
  @Aggregate({ of: 'Project', relation: inColumn })
  projectCount(
    @Arg('filter', () => ProjectFilter, { nullable: true }) _filter?: ProjectFilter,
    @Arg('search', () => String, { nullable: true }) _search?: string,
  ): number {
    return compiled();
  }

  @FieldResolver(() => DecimalText)
  @Aggregate({ of: 'Project', relation: inColumn, sum: 'budget' })
  budgetTotal(
    @Arg('filter', () => ProjectFilter, { nullable: true }) _filter?: ProjectFilter,
    @Arg('search', () => String, { nullable: true }) _search?: string,
  ): string {
    return compiled();
  }
}
