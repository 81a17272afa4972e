import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Colleague } from '../../core/colleague/Colleague.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { InventoryInvoice } from '../invoice/InventoryInvoice.ts';
import { Till, TillSession } from '../till/Till.ts';
import { refusedSaleStatuses, type Refusal } from './refusedSale.rules.ts';

export const RefusedSaleStatus = EnumOf('RefusedSaleStatus', refusedSaleStatuses, 'What became of a paid sale that was refused.');
export type RefusedSaleStatus = (typeof refusedSaleStatuses)[number];

/** What was sold, at which prices and terms; a till of before knew of no terms. */
export type SoldContent = Pick<Refusal, 'sale' | 'lines'> & Partial<Pick<Refusal, 'terms'>>;

/** SQL of what a sale's lines name. */
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
 * A sale that a till made and was paid for, and that could not be booked when it reached the server: a price had changed, stock was gone, the
 * session closed. It is kept until it is recorded as it was sold, replaced by another sale, or discarded for a reason.
 */
@ObjectType({ implements: Node })
@RecordType(0x7e)
@Listed('refusedSale')
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'refused_sale' })
export class RefusedSale extends CompanyRecord {
  @Field(() => ID, { description: 'The id of the invoice that it becomes.' })
  @Property({ type: 'uuid' })
  saleId!: string;

  /** What the customer's receipt says. */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => Till)
  @ManyToOne(() => Till, { ref: true })
  till!: Ref<Till>;

  @Field(() => TillSession, { description: 'The one it was sold in.' })
  @ManyToOne(() => TillSession, { ref: true })
  tillSession!: Ref<TillSession>;

  @Field(() => Colleague, { description: 'Who sold it.' })
  @ManyToOne(() => Colleague, { ref: true })
  cashier!: Ref<Colleague>;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  soldAt!: Date;

  /** ISO 4217. */
  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => DecimalText, { description: 'What the customer was told and paid.' })
  @Property({ type: 'numeric' })
  total!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  lineCount!: number;

  @Field(() => String, { description: 'What was sold, as it is called now: 2 × Brass compass, 1 × Lantern.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: itemsOf })
  items!: Opt<string>;

  @Field(() => String, { description: 'Why it was refused: a code of the errors.' })
  @Property({ type: 'text' })
  code!: string;

  @Field(() => RefusedSaleStatus)
  @Enum({ items: () => RefusedSaleStatus })
  status: Opt<RefusedSaleStatus> = RefusedSaleStatus.WAITING;

  /** Why it was recorded or discarded. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  settledAt: Date | null = null;

  @Field(() => Colleague, { nullable: true, description: 'Its cashier, or the supervisor who settled it.' })
  @ManyToOne(() => Colleague, { ref: true, nullable: true })
  settledBy: Ref<Colleague> | null = null;

  @Field(() => ID, { nullable: true, description: 'The id of the sale that was made instead.' })
  @Property({ type: 'uuid', nullable: true })
  replacedById: string | null = null;

  @Field(() => InventoryInvoice, { nullable: true, description: 'What it became.' })
  @Related((invoice, refused) => `${invoice}.id = ${refused}.sale_id`)
  invoice!: InventoryInvoice | null;

  @Property({ type: 'json' })
  content!: SoldContent;

  @Property({ type: 'text' })
  contentHash!: string;
}
