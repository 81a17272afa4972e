import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { PayCycle, PayItemType } from '../pay/PayCycle.ts';
import { benefitKinds } from './benefit.rules.ts';

export const BenefitKind = EnumOf('BenefitKind', benefitKinds, 'A benefit in kind is not paid out; it only adds to what is taxed.');
export type BenefitKind = (typeof benefitKinds)[number];

/** What employees get beside their salary (spec 2 §3). An inactive one stays where it is granted and is granted to nobody else. */
@ObjectType({ implements: Node })
@RecordType(0x83)
@Searchable()
@Findable({ title: ['title'], subtitle: ['description'] })
@Listed('benefit')
@Allow(Permission.HRM)
@Entity({ tableName: 'benefit' })
export class Benefit extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  @Field(() => BenefitKind)
  @Enum({ items: () => BenefitKind })
  kind: Opt<BenefitKind> = BenefitKind.CASH;

  @Field(() => PayItemType)
  @Enum({ items: () => PayItemType })
  type: Opt<PayItemType> = PayItemType.FIXED;

  /** In the company's currency, or in percent of gross pay. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount: Opt<string> = '0';

  @Field(() => PayCycle)
  @Enum({ items: () => PayCycle })
  cycle: Opt<PayCycle> = PayCycle.MONTHLY;

  @Field(() => Boolean, { description: 'Whether taxes count it as income.' })
  @Property({ type: 'boolean' })
  isTaxable: Opt<boolean> = true;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
