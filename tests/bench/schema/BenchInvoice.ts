import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../../server/core/access/Allow.ts';
import { Permission } from '../../../server/core/access/Permission.ts';
import { CompanyRecord, Node } from '../../../server/core/database/CompanyRecord.ts';
import { RecordType } from '../../../server/core/database/RecordType.ts';
import { DateOnly, DecimalText } from '../../../server/core/graphql/scalars.ts';
import { BenchCustomer } from './BenchCustomer.ts';
import { BenchLine } from './BenchLine.ts';

/** A document with lines, representative of every module's. */
@ObjectType({ implements: Node })
@RecordType(0x3c)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'bench_invoice' })
export class BenchInvoice extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  issuedOn!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  status: Opt<string> = 'DRAFT';

  @Field(() => DecimalText)
  @Property({ type: 'numeric(19,4)' })
  total!: string;

  @Field(() => BenchCustomer)
  @ManyToOne(() => BenchCustomer, { ref: true })
  customer!: Ref<BenchCustomer>;

  @Field(() => [BenchLine])
  @OneToMany(() => BenchLine, line => line.invoice, { orderBy: { position: 'asc' } })
  lines = new Collection<BenchLine>(this);
}
