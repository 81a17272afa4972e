import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { PayCycle, PayItemType } from '../pay/PayCycle.ts';

/** What is taken from pay beside taxes, such as social security (spec 2 §3). An inactive one is given to nobody else. */
@ObjectType({ implements: Node })
@RecordType(0x86)
@Searchable()
@Findable({ title: ['title'], subtitle: [] })
@Listed('deduction')
@Allow(Permission.HRM)
@Entity({ tableName: 'deduction' })
export class Deduction extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => PayItemType)
  @Enum({ items: () => PayItemType })
  type!: PayItemType;

  @Field(() => PayCycle)
  @Enum({ items: () => PayCycle })
  cycle!: PayCycle;

  /** In the company's currency, or in percent of gross pay. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => DecimalText, { description: "The employer's own share, in the same unit." })
  @Property({ type: 'numeric' })
  employerAmount: Opt<string> = '0';

  @Field(() => Boolean, { description: 'Whether it is taken off before taxes are computed.' })
  @Property({ type: 'boolean' })
  isPreTax: Opt<boolean> = false;

  @Field(() => Boolean, { description: 'Whether the law requires it, so that it is taken before loans and other deductions.' })
  @Property({ type: 'boolean' })
  isStatutory: Opt<boolean> = false;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
