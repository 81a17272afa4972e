import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Findable } from '../../core/search/Findable.ts';

const held = ({ id, companyId }: { id: string; companyId: string }, figure: string) =>
  `select ${figure} from stock_level l where l.company_id = ${companyId} and l.warehouse_id = ${id} and l.on_hand > 0`;

/** A warehouse. Every company has one from the start, and one of them is the default. */
@ObjectType({ implements: Node })
@RecordType(0x60)
@Listed('warehouse')
@Searchable()
@Findable({ title: ['name'], subtitle: ['code'] })
@Shared({ owner: Permission.INVENTORY, readers: [Permission.CRM, Permission.PROCUREMENT] })
@Entity({ tableName: 'warehouse' })
export class Warehouse extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  code!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  city!: string | null;

  /** Whether this is the company's default warehouse, used if no other is given. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isDefault: Opt<boolean> = false;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => Int, { description: 'Number of products in stock.' })
  @Property({ type: 'integer', persist: false, lazy: true, formula: warehouse => `(${held(warehouse, 'count(*)')})::int` })
  productCount!: Opt<number>;

  @Field(() => DecimalText, { description: "Value of the stock, in the company's currency." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: warehouse => `coalesce((${held(warehouse, 'sum(l.value)')}), 0)` })
  stockValue!: Opt<string>;
}
