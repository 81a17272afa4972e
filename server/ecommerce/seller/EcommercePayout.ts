import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { PaymentStatus } from '../../ledger/openItem/OpenItem.ts';
import { EcommerceSeller } from './EcommerceSeller.ts';

export const ecommercePayoutCode = 0xf1;

/** A payout to a seller: a payable to the seller's vendor, which finance pays like any other. */
@ObjectType({ implements: Node })
@RecordType(ecommercePayoutCode)
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_payout' })
export class EcommercePayout extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @ManyToOne(() => EcommerceSeller, { ref: true })
  seller!: Ref<EcommerceSeller>;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  issuedOn!: string;

  /** In the company's currency. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Field(() => PaymentStatus, { description: 'Whether finance has paid it.' })
  @Enum({
    items: () => PaymentStatus,
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) => `(select b.status from open_item_balance b where b.company_id = ${companyId} and b.id = ${id})`,
  })
  paymentStatus!: Opt<PaymentStatus>;
}
