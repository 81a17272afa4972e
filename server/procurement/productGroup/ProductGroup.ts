import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';

/** A group of products that a company buys (spec 2 §3). An inactive one stays on its vendors and takes no new ones. */
@ObjectType({ implements: Node })
@RecordType(0xb0)
@Searchable()
@Findable({ title: ['title'], subtitle: ['description'] })
@Listed('productGroup')
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'product_group' })
export class ProductGroup extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Field(() => Int, { description: 'Number of active vendors of the group.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select count(*)::int from vendor_group g join vendor v on v.company_id = g.company_id and v.id = g.vendor_id
        where g.company_id = ${companyId} and g.product_group_id = ${id} and v.status = 'ACTIVE' and v.deleted_at is null)`,
  })
  vendorCount!: Opt<number>;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
