import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { frequencies, type FrequencyName } from '../../core/schedule/periods.rules.ts';
import { Findable } from '../../core/search/Findable.ts';
import { SalesInvoice } from '../invoice/SalesInvoice.ts';
import { deliveries } from './recurringInvoice.rules.ts';

const Frequency = EnumOf('InvoiceFrequency', frequencies);
const Delivery = EnumOf('InvoiceDelivery', deliveries, 'DRAFT: to be checked and issued by hand; SEND: issued and sent by email.');

/** An invoice that is made out again each period. */
@ObjectType({ implements: Node })
@RecordType(0x20)
@Searchable()
@Findable({ title: ['title'], subtitle: [] })
@Listed('recurringInvoice')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'recurring_invoice' })
export class RecurringInvoice extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => SalesInvoice, { description: 'The invoice that is repeated.' })
  @ManyToOne(() => SalesInvoice, { ref: true })
  source!: Ref<SalesInvoice>;

  @Field(() => Frequency)
  @Enum({ items: frequencies })
  frequency!: FrequencyName;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  endsOn!: string | null;

  @Field(() => Delivery)
  @Enum({ items: deliveries })
  delivery!: (typeof deliveries)[number];

  /** The user who makes them out. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  owner: Ref<CompanyUser> | null = null;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => DateOnly, { nullable: true, description: 'The day of the next one; null once it has ended.' })
  @Property({ type: 'date', nullable: true })
  nextOn!: string | null;

  /** The day of the period that could not be made out. */
  @Property({ type: 'date', nullable: true })
  failedOn: string | null = null;

  @Field(() => String, { nullable: true, description: 'Why the one that is due could not be made out, in words.' })
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  @Field(() => Boolean, { description: 'Whether the last one that was due could not be made out.' })
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: of => `coalesce(${of.status} = 'ACTIVE' and ${of.nextOn} < noria_today(), false)`,
  })
  isLate!: Opt<boolean>;

  @Field(() => [SalesInvoice], { description: 'Those made out so far.' })
  @Related(
    (invoice, recurring) =>
      `exists (select from recurring_invoice_run r where r.company_id = ${recurring}.company_id and r.recurring_id = ${recurring}.id and r.invoice_id = ${invoice}.id)`,
  )
  invoices!: SalesInvoice[];
}
