import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../server/core/access/Allow.ts';
import { Permission } from '../../../server/core/access/Permission.ts';
import { CompanyRecord, Node } from '../../../server/core/database/CompanyRecord.ts';
import { RecordType } from '../../../server/core/database/RecordType.ts';
import { DecimalText } from '../../../server/core/graphql/scalars.ts';
import { BenchInvoice } from './BenchInvoice.ts';
import { BenchProduct } from './BenchProduct.ts';

/** One line of an invoice. */
@ObjectType({ implements: Node })
@RecordType(0x3d)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'bench_line' })
export class BenchLine extends CompanyRecord {
  @ManyToOne(() => BenchInvoice, { ref: true })
  invoice!: Ref<BenchInvoice>;

  @Field(() => BenchProduct)
  @ManyToOne(() => BenchProduct, { ref: true })
  product!: Ref<BenchProduct>;

  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => DecimalText)
  @Property({ type: 'numeric(19,4)' })
  quantity!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric(19,4)' })
  price!: string;
}
