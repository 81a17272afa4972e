import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';

/** How orders of the shop are taxed that go to a country; to all others, at the company's rate. */
@ObjectType({ implements: Node })
@RecordType(0xa8)
@Searchable()
@Listed('ecommerceTax')
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_tax' })
export class EcommerceTax extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  country!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  rate!: string;
}
