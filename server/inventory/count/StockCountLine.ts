import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { StockBatch } from '../stock/StockBatch.ts';
import { StockCount } from './StockCount.ts';

/** SQL of a value that stays hidden while a blind count is open. */
const unlessBlind = (line: { companyId: string; count: string }, value: string) =>
  `case when exists (select from stock_count c where c.company_id = ${line.companyId} and c.id = ${line.count} and c.is_blind and c.status = 'OPEN')
    then null else ${value} end`;

/** SQL of the pieces of a line that were not found. */
const missingOf = ({ heldSerials, serialNumbers }: Record<'heldSerials' | 'serialNumbers', string>) =>
  `array(select h from unnest(${heldSerials}) h where lower(h) not in (select lower(f) from unnest(${serialNumbers}) f) order by h)`;

/** A counted product: the stock of one batch, or the stock in no batch. */
@ObjectType({ implements: Node })
@RecordType(0x68)
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'stock_count_line' })
export class StockCountLine extends CompanyRecord {
  @ManyToOne(() => StockCount, { ref: true, deleteRule: 'cascade' })
  count!: Ref<StockCount>;

  @Field(() => InventoryProduct)
  @ManyToOne(() => InventoryProduct, { ref: true })
  product!: Ref<InventoryProduct>;

  @Field(() => StockBatch, { nullable: true })
  @ManyToOne(() => StockBatch, { ref: true, nullable: true })
  batch!: Ref<StockBatch> | null;

  /** Book quantity at the instant of counting; null until then. */
  @Property({ type: 'numeric', nullable: true, fieldName: 'book' })
  heldBook: string | null = null;

  @Field(() => DecimalText, {
    nullable: true,
    description: 'Book quantity at the instant of counting; null until then, and while a blind count is open.',
  })
  @Property({ type: 'numeric', nullable: true, persist: false, lazy: true, formula: line => unlessBlind(line, line.heldBook) })
  book!: Opt<string> | null;

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  counted: string | null = null;

  @Field(() => [String], { description: 'Serial numbers of the pieces found.' })
  @Property({ type: 'text', array: true })
  serialNumbers: Opt<string[]> = [];

  /** Serial numbers of the pieces that should have been there at the instant of counting. */
  @Property({ type: 'text', array: true })
  heldSerials: Opt<string[]> = [];

  @Field(() => [String], {
    nullable: true,
    description: 'Serial numbers of the pieces that should have been there and were not found; null while a blind count is open.',
  })
  @Property({ type: 'text', array: true, nullable: true, persist: false, lazy: true, formula: line => unlessBlind(line, missingOf(line)) })
  missingSerials!: Opt<string[]> | null;

  /** The difference to post. */
  @Property({ type: 'numeric', nullable: true, fieldName: 'difference', generated: '(counted - book) stored' })
  heldDifference!: Opt<string> | null;

  @Field(() => DecimalText, {
    nullable: true,
    description: 'The difference to post: counted less book quantity, unaffected by later movements; null while a blind count is open.',
  })
  @Property({ type: 'numeric', nullable: true, persist: false, lazy: true, formula: line => unlessBlind(line, line.heldDifference) })
  difference!: Opt<string> | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  countedAt: Date | null = null;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  countedBy!: Ref<CompanyUser> | null;

  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: line => `(${line.counted} is not null)` })
  isCounted!: Opt<boolean>;

  @Field(() => DecimalText, {
    description:
      'Net stock movement since the line was counted, negative for outgoing, until the count is posted; 0 while a blind count is open.',
  })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: line => `coalesce((select sum(m.quantity) from stock_count c join stock_move m on m.company_id = c.company_id
      and m.warehouse_id = c.warehouse_id and m.product_id = ${line.product} and m.batch_id is not distinct from ${line.batch}
      and m.moved_at > ${line.countedAt} and m.source_id <> c.id
      where c.company_id = ${line.companyId} and c.id = ${line.count} and (c.status = 'REVIEW' or c.status = 'OPEN' and not c.is_blind)), 0)`,
  })
  movedSince!: Opt<string>;
}
