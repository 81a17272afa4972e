import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../../server/core/access/Allow.ts';
import { Permission } from '../../../server/core/access/Permission.ts';
import { CompanyRecord, Node } from '../../../server/core/database/CompanyRecord.ts';
import { RecordType } from '../../../server/core/database/RecordType.ts';

/** A product on a benchmark invoice line. */
@ObjectType({ implements: Node })
@RecordType(0x3b)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'bench_product' })
export class BenchProduct extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  code!: string;
}
