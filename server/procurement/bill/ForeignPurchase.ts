import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { PricedDocument } from '../../finance/invoice/PricedDocument.ts';
import { ledgerFigure } from '../../finance/invoice/salesInvoiceFormulas.ts';
import { exchangeDifferenceOf, paidDifference } from '../../ledger/openItem/exchangeDifferenceOf.ts';

/** A priced document that a vendor may issue in another currency than the company's. */
@ObjectType()
@Entity({ abstract: true })
export abstract class ForeignPurchase extends PricedDocument {
  @Field(() => DecimalText, {
    nullable: true,
    description: "Units of the company's currency for one of its own, frozen when it is entered; null in the company's.",
  })
  @Property({ type: 'numeric', nullable: true })
  exchangeRate: string | null = null;

  /** Net of tax in the company's currency; null if it is in that. */
  @Property({ type: 'numeric', nullable: true })
  homeNet: string | null = null;

  @Field(() => DecimalText, { description: "Its total in the company's currency, as posted." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: document => ledgerFigure(document, 'home_total', document.total) })
  homeTotal!: Opt<string>;

  @Field(() => DecimalText, { description: "What is still to pay in the company's currency, as posted." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: document => ledgerFigure(document, 'home_balance', '0') })
  homeBalance!: Opt<string>;

  @Field(() => DecimalText, { nullable: true, description: paidDifference })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: document => exchangeDifferenceOf(document) })
  exchangeDifference!: Opt<string> | null;
}
