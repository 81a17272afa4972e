import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';

/** A department of the company (spec 2 §3). An inactive one stays on its records and takes no new ones. */
@ObjectType({ implements: Node })
@RecordType(0x80)
@Searchable()
@Findable({ title: ['title'], subtitle: ['description'] })
@Listed('department')
@Shared({ owner: Permission.HRM, readers: [Permission.FINANCIAL_MANAGEMENT, Permission.PROCUREMENT, Permission.PROJECT_MANAGEMENT] })
@Entity({ tableName: 'department' })
export class Department extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Int, { description: 'Number of active employees of the department.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select count(*)::int from employee e where e.company_id = ${companyId} and e.department_id = ${id} and e.status = 'ACTIVE' and e.deleted_at is null)`,
  })
  employeeCount!: Opt<number>;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
