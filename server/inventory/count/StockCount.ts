import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import type { StockCountStatusName } from './stockCount.rules.ts';

export enum StockCountStatus {
  OPEN = 'OPEN',
  REVIEW = 'REVIEW',
  POSTED = 'POSTED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(StockCountStatus, {
  name: 'StockCountStatus',
  description: 'OPEN while counting; a blind count is in REVIEW once counting is closed; POSTED is final.',
});
StockCountStatus satisfies Record<StockCountStatusName, string>;

const linesOf = (count: { id: string; companyId: string }, where: string) =>
  `(select count(*) from stock_count_line n where n.company_id = ${count.companyId} and n.count_id = ${count.id} and n.deleted_at is null and ${where})::int`;

/** A stock count of a warehouse, compared with the book quantities (domain §3). */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x67)
@Listed('count')
@Searchable()
@Findable({ title: ['number', 'note'], subtitle: ['warehouse.name'] })
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'stock_count' })
export class StockCount extends CompanyRecord {
  /** Assigned when the count is posted (domain §0). */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Field(() => Warehouse)
  @ManyToOne(() => Warehouse, { ref: true })
  warehouse!: Ref<Warehouse>;

  @Field(() => StockCountStatus)
  @Enum({ items: () => StockCountStatus })
  status: Opt<StockCountStatus> = StockCountStatus.OPEN;

  /** Expected quantities stay hidden while it is open. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isBlind: Opt<boolean> = false;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  postedAt: Date | null = null;

  @Field(() => Int, { description: 'Number of lines to count.' })
  @Property({ type: 'integer', persist: false, lazy: true, formula: count => linesOf(count, 'true') })
  lineCount!: Opt<number>;

  @Field(() => Int, { description: 'Number of lines already counted.' })
  @Property({ type: 'integer', persist: false, lazy: true, formula: count => linesOf(count, 'n.counted is not null') })
  countedCount!: Opt<number>;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of lines whose counted quantity differs from the books; null while a blind count is open.',
  })
  @Property({
    type: 'integer',
    nullable: true,
    persist: false,
    lazy: true,
    formula: count => `case when ${count.isBlind} and ${count.status} = 'OPEN' then null else ${linesOf(count, 'n.difference <> 0')} end`,
  })
  differenceCount!: Opt<number> | null;
}
