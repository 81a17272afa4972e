import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { InventoryInvoice } from '../invoice/InventoryInvoice.ts';
import { Till, TillSession } from '../till/Till.ts';
import type { Refusal } from './refusedSale.rules.ts';
import { refusedSaleStatuses } from './refusedSaleStatuses.rules.ts';

export const RefusedSaleStatus = EnumOf('RefusedSaleStatus', refusedSaleStatuses, 'Outcome of a paid sale that was refused.');
export type RefusedSaleStatus = (typeof refusedSaleStatuses)[number];

/** Items, prices and terms of a sale; older tills send no terms. */
export type SoldContent = Pick<Refusal, 'sale' | 'lines'> & Partial<Pick<Refusal, 'terms'>>;

/** SQL of the item names and quantities of a sale. */
const itemsOf = ({ companyId, content }: { companyId: string; content: string }) => {
  const named = (table: string, name: string) =>
    `(select t.${name} from ${table} t where t.company_id = ${companyId} and t.id = (l.line->>'itemId')::uuid)`;
  const names = [
    named('inventory_product', 'name'),
    ...['inventory_service', 'inventory_package', 'aggregate_product'].map(table => named(table, 'title')),
  ];
  return `(select string_agg(trim_scale((l.line->>'quantity')::numeric) || ' × ' || coalesce(${names.join(', ')}, '?'), ', ' order by l.place)
    from json_array_elements(${content}->'sale'->'lines') with ordinality l (line, place))`;
};

/**
 * A paid till sale that could not be booked when it reached the server: a price had changed, stock was gone, or the session was closed. It
 * is kept until it is recorded as sold, replaced by another sale, or discarded with a reason.
 */
@ObjectType({ implements: Node })
@RecordType(0x7e)
@Listed('refusedSale')
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'refused_sale' })
export class RefusedSale extends CompanyRecord {
  @Field(() => ID, { description: 'Id of the invoice that it becomes when recorded.' })
  @Property({ type: 'uuid' })
  saleId!: string;

  /** Number on the customer's receipt. */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => Till)
  @ManyToOne(() => Till, { ref: true })
  till!: Ref<Till>;

  @Field(() => TillSession, { description: 'Session in which it was sold.' })
  @ManyToOne(() => TillSession, { ref: true })
  tillSession!: Ref<TillSession>;

  @Field(() => CompanyUser, { description: 'The cashier who sold it.' })
  @ManyToOne(() => CompanyUser, { ref: true })
  cashier!: Ref<CompanyUser>;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  soldAt!: Date;

  /** ISO 4217. */
  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => DecimalText, { description: 'Total quoted to and paid by the customer.' })
  @Property({ type: 'numeric' })
  total!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  lineCount!: number;

  @Field(() => String, { description: 'Sold items by their current names: 2 × Brass compass, 1 × Lantern.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: itemsOf })
  items!: Opt<string>;

  @Field(() => String, { description: 'Error code of the refusal.' })
  @Property({ type: 'text' })
  code!: string;

  @Field(() => RefusedSaleStatus)
  @Enum({ items: () => RefusedSaleStatus })
  status: Opt<RefusedSaleStatus> = RefusedSaleStatus.WAITING;

  /** Reason for recording or discarding it. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  settledAt: Date | null = null;

  @Field(() => CompanyUser, { nullable: true, description: 'The cashier or supervisor who settled it.' })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  settledBy: Ref<CompanyUser> | null = null;

  @Field(() => ID, { nullable: true, description: 'Id of the sale made instead.' })
  @Property({ type: 'uuid', nullable: true })
  replacedById: string | null = null;

  @Field(() => InventoryInvoice, { nullable: true, description: 'The invoice it was recorded as.' })
  @Related((invoice, refused) => `${invoice}.id = ${refused}.sale_id`)
  invoice!: InventoryInvoice | null;

  @Property({ type: 'json' })
  content!: SoldContent;

  @Property({ type: 'text' })
  contentHash!: string;
}
