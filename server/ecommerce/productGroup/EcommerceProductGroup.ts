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
