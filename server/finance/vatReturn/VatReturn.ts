import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { PurchaseVatCategory } from '../expense/Expense.ts';
import { vatSides } from './vatFacts.ts';

export const VatSide = EnumOf('VatSide', vatSides, 'SALES is tax that the company owes, PURCHASES tax that it reclaims.');
export type VatSideName = (typeof vatSides)[number];

/** A box of the return: what was taxed in one category at one rate. */
@ObjectType()
export class VatReturnRow {
  @Field(() => Int, { description: 'Number of the box: 1 to 6 for sales, 7 to 12 for purchases; one category each.' }) box!: number;
  @Field(() => VatSide) side!: VatSideName;
  @Field(() => PurchaseVatCategory, {
    nullable: true,
    description: 'Null for what was posted to the VAT accounts without a taxed document.',
  })
  category!: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Percent.' }) rate!: string | null;
  @Field(() => Int, { description: 'Number of documents; a voided one counts again on the day it is voided.' }) count!: number;
  @Field(() => DecimalText) base!: string;
  @Field(() => DecimalText) tax!: string;
}

/** VAT of a period by category and rate. Documents count on the day they are issued, and come off on the day they are voided. */
@ObjectType()
export class VatReturn {
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly, { description: 'The last day, included.' }) to!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => [VatReturnRow]) rows!: VatReturnRow[];
  @Field(() => DecimalText, { description: 'Tax on sales.' }) outputTax!: string;
  @Field(() => DecimalText, { description: 'Tax on purchases.' }) inputTax!: string;
  @Field(() => DecimalText, { description: 'Tax on sales less tax on purchases: owed to the tax office, or due from it if negative.' })
  due!: string;
  @Field(() => ID, { nullable: true }) outputAccountId!: string | null;
  @Field(() => ID, { nullable: true }) inputAccountId!: string | null;
  @Field(() => DecimalText, { description: 'Movement of the account for VAT on sales, credit less debit; the same as the tax on sales.' })
  outputPosted!: string;
  @Field(() => DecimalText, {
    description: 'Movement of the account for VAT on purchases, debit less credit; the same as the tax on purchases.',
  })
  inputPosted!: string;
}

/** Days and box of the documents to read. */
@ArgsType()
export class VatDocumentsArgs {
  @Field(() => DateOnly, { description: 'The first day.' }) from!: string;
  @Field(() => DateOnly, { description: 'The last day.' }) to!: string;
  @Field(() => VatSide) side!: VatSideName;
  @Field(() => PurchaseVatCategory, { nullable: true }) category?: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Percent.' }) rate?: string | null;
  @Field(() => Int, { defaultValue: 50, description: 'At most 200.' }) first!: number;
  @Field(() => Int, { defaultValue: 0 }) offset!: number;
}

/** A document, or an entry without one, with its part of a box. */
@ObjectType()
export class VatDocument {
  @Field(() => ID) documentId!: string;
  @Field(() => String) number!: string;
  @Field(() => DateOnly) countedOn!: string;
  @Field(() => Boolean, { description: 'Whether it was voided that day.' }) isVoiding!: boolean;
  @Field(() => DecimalText) base!: string;
  @Field(() => DecimalText) tax!: string;
}

/** The documents behind a box, oldest first, and their sums. */
@ObjectType()
export class VatDocuments {
  @Field(() => Int) count!: number;
  @Field(() => DecimalText) base!: string;
  @Field(() => DecimalText) tax!: string;
  @Field(() => [VatDocument]) documents!: VatDocument[];
}
