import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';

/** What a unit of a currency is worth in another, the company's, from a day on (IAS 21): until the day of the next rate. */
@ObjectType({ implements: Node })
@RecordType(0x25)
@Searchable()
@Listed('exchangeRate')
@Shared({ owner: Permission.FINANCIAL_MANAGEMENT, readers: [Permission.CRM, Permission.PROCUREMENT] })
@Entity({ tableName: 'exchange_rate' })
export class ExchangeRate extends CompanyRecord {
  /** ISO 4217. */
  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => String, { description: "ISO 4217: the company's currency when the rate was entered." })
  @Property({ columnType: 'char(3)' })
  homeCurrency!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  validFrom!: string;

  @Field(() => DecimalText, { description: 'Units of `homeCurrency` for one unit of `currency`.' })
  @Property({ type: 'numeric' })
  rate!: string;
}
