import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { PayCycle } from '../pay/PayCycle.ts';
import { payrollTaxTypes } from './payrollTax.rules.ts';

export const PayrollTaxType = EnumOf('PayrollTaxType', payrollTaxTypes, 'SLABS taxes each part of pay at the rate of its slab.');
export type PayrollTaxType = (typeof payrollTaxTypes)[number];

/** A tax on pay (spec 2 §3, domain §5). An inactive one is given to nobody else. */
@ObjectType({ implements: Node })
@RecordType(0x84)
@Searchable()
@Findable({ title: ['title'], subtitle: [] })
@Listed('payrollTax')
@Allow(Permission.HRM)
@Entity({ tableName: 'payroll_tax' })
export class PayrollTax extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => PayrollTaxType)
  @Enum({ items: () => PayrollTaxType })
  type!: PayrollTaxType;

  /** Also the period that the slabs are meant for. */
  @Field(() => PayCycle)
  @Enum({ items: () => PayCycle })
  cycle!: PayCycle;

  /** In the company's currency, or in percent of taxable pay. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount: Opt<string> = '0';

  @Field(() => DecimalText, { description: "The employer's own share: in percent of taxable pay unless the tax is fixed." })
  @Property({ type: 'numeric' })
  employerAmount: Opt<string> = '0';

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => Int, { description: 'Number of slabs, over all tables.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select count(*)::int from payroll_tax_slab s where s.company_id = ${companyId} and s.tax_id = ${id} and s.deleted_at is null)`,
  })
  slabCount!: Opt<number>;

  @Field(() => [PayrollTaxSlab], { description: 'Slabs of all tables, oldest table first, lowest slab first.' })
  @OneToMany(() => PayrollTaxSlab, slab => slab.tax, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<PayrollTaxSlab>(this);
}

/** A slab of a tax. It shares the tax's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0x85)
@Allow(Permission.HRM)
@Entity({ tableName: 'payroll_tax_slab' })
export class PayrollTaxSlab extends CompanyRecord {
  @ManyToOne(() => PayrollTax, { ref: true })
  tax!: Ref<PayrollTax>;

  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  /** First day of the table that the slab belongs to. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  validFrom!: string;

  /** Where the slab begins, per cycle of the tax. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  above!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  percent!: string;
}
