import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { groupDepthLimit } from './ecommerceProductGroup.rules.ts';

/** SQL of the titles of a group and of those above it, the topmost first. */
const pathOf = ({ id, companyId }: { id: string; companyId: string }) =>
  `(with recursive up (title, parent_id, depth) as (
     select g.title, g.parent_id, 1 from ecommerce_product_group g where g.company_id = ${companyId} and g.id = ${id}
     union all
     select g.title, g.parent_id, u.depth + 1 from ecommerce_product_group g join up u on g.company_id = ${companyId} and g.id = u.parent_id
     where u.depth <= ${groupDepthLimit}
   ) select string_agg(title, ' › ' order by depth desc) from up)`;

/** A group of the shop's products (spec 2 §3). An inactive one stays on its products and takes no new ones. */
@ObjectType({ implements: Node })
@RecordType(0xe8)
@Searchable()
@Findable({ title: ['title'], subtitle: ['description'] })
@Listed('ecommerceProductGroup')
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_product_group' })
export class EcommerceProductGroup extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Field(() => EcommerceProductGroup, { nullable: true, description: 'The group that it is part of; none of one at the top.' })
  @ManyToOne(() => EcommerceProductGroup, { ref: true, nullable: true })
  parent: Ref<EcommerceProductGroup> | null = null;

  @Field(() => String, { description: 'Its title after those of the groups above it: Drives › Bearings.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: group => pathOf(group) })
  path!: Opt<string>;

  @Field(() => Int, { description: 'Number of active products of the group.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select count(*)::int from ecommerce_product p
        where p.company_id = ${companyId} and p.group_id = ${id} and p.status = 'ACTIVE' and p.deleted_at is null)`,
  })
  productCount!: Opt<number>;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
