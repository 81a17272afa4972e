import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Customer } from '../../parties/customer/Customer.ts';

const ordersOf = (what: string, { id, companyId }: { id: string; companyId: string }, where = '') =>
  `(select ${what} from ecommerce_order o where o.company_id = ${companyId} and o.customer_id = ${id} and o.deleted_at is null ${where})`;

/** A buyer in the shop (spec 2 §3), matched to a customer of the CRM, who is the party of the ledger. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xea)
@Searchable()
@Findable({ title: ['name'], subtitle: ['email', 'phone'] })
@Listed('ecommerceCustomer')
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_customer' })
export class EcommerceCustomer extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  email!: string;

  /** 8 to 15 digits. */
  @Field(() => String)
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  city!: string;

  /** ISO 3166-1 alpha-2. */
  @Field(() => String)
  @Property({ type: 'text' })
  country!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  address!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  joinedOn!: Opt<string>;

  /** The CRM's customer. No field of the API: who may see it does not change by the match (modules.md, Ecommerce). */
  @ManyToOne(() => Customer, { ref: true })
  party!: Ref<Customer>;

  @Field(() => Int, { description: 'Number of orders that were not cancelled.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: customer => ordersOf('count(*)::int', customer, `and o.status <> 'CANCELLED'`),
  })
  orderCount!: Opt<number>;

  @Field(() => DecimalText, { description: 'Total of the orders delivered, less returns.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: customer =>
      ordersOf('coalesce(sum(o.total - o.returned_total), 0)', customer, `and o.status in ('DELIVERED', 'COMPLETED', 'RETURN')`),
  })
  spent!: Opt<string>;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When they agreed to be reminded of carts that they leave; null if they did not, or revoked it.',
  })
  @Property({
    type: 'timestamptz',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select a.agreed_at from shop_consent a where a.company_id = ${companyId} and a.customer_id = ${id} and a.revoked_at is null)`,
  })
  remindersAgreedAt!: Opt<Date> | null;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
