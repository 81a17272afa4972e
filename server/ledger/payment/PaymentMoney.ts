import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';

/** The money of a payment: in its currency, which is that of the documents it settles, and in the company's. */
@ObjectType()
@Entity({ abstract: true })
export abstract class PaymentMoney extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  /** Negative on the payment that reverses another. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => DecimalText, { nullable: true, description: "Of a payment in another currency: units of the company's for one of it." })
  @Property({ type: 'numeric', nullable: true })
  exchangeRate!: string | null;

  @Field(() => DecimalText, { description: "What moved in the company's currency." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: payment => `coalesce(${payment.homeAmount}, ${payment.amount})` })
  movedAmount!: string;

  @Property({ type: 'numeric', nullable: true })
  homeAmount!: string | null;

  /** The part that is allocated to documents. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  allocated!: string;
}
