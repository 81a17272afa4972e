import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { idForm } from '../../core/rules/idForm.ts';
import { OrganizationNode } from './OrganizationNode.ts';

/** Most people of a chart: from the top down, level by level. */
const mostNodes = 500;

@Resolver()
export class OrganizationResolver {
  @Query(() => [OrganizationNode], {
    nullable: true,
    description: 'Active employees by whom they report to, level by level from the top, or from one of them; at most 500.',
  })
  @Allow(Permission.HRM)
  organization(
    @Ctx() { database, viewer }: Context,
    @Arg('rootId', () => ID, { nullable: true }) rootId?: string | null,
  ): Promise<OrganizationNode[]> {
    const root = rootId && idForm.test(rootId) ? rootId : null;
    return database.inCompany(viewer!, em =>
      em.execute<OrganizationNode[]>(
        `with recursive active as materialized (
           select e.id, e.name, e.designation, e.department_id, e.manager_id from employee e
           where e.company_id = noria_company() and e.status = 'ACTIVE' and e.deleted_at is null
         ), tree (id, manager_id, depth) as (
           select a.id, null::uuid, 1 from active a
           where case when ?::uuid is not null then a.id = ?::uuid else not exists (select from active m where m.id = a.manager_id) end
           union all
           select a.id, a.manager_id, t.depth + 1 from tree t join active a on a.manager_id = t.id where t.depth < 50
         )
         select t.id as "employeeId", a.name, a.designation, d.title as "departmentName", t.manager_id as "managerId",
           (select count(*)::int from active r where r.manager_id = t.id) as "reportCount"
         from tree t join active a on a.id = t.id left join department d on d.company_id = noria_company() and d.id = a.department_id
         order by t.depth, a.name, a.id limit ${mostNodes}`,
        [root, root],
      ),
    );
  }
}
