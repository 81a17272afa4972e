import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../server/core/access/Allow.ts';
import { Permission } from '../../../server/core/access/Permission.ts';
import { DateOnly, DecimalText } from '../../../server/core/graphql/scalars.ts';

/** Invoiced totals per day: a summary kept in the transactions that write the invoices. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'bench_day' })
export class BenchDay {
  @Field(() => DateOnly)
  @PrimaryKey({ type: 'date' })
  day!: string;

  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  invoices!: number;

  @Field(() => DecimalText)
  @Property({ type: 'numeric(19,4)' })
  total!: string;
}

/** Invoiced totals per month. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'bench_month' })
export class BenchMonth {
  @Field(() => DateOnly)
  @PrimaryKey({ type: 'date' })
  month!: string;

  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  invoices!: number;

  @Field(() => DecimalText)
  @Property({ type: 'numeric(19,4)' })
  total!: string;
}
