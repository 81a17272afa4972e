import { Field, Int, ObjectType } from 'type-graphql';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';
import { CrmQuotationStatus } from './CrmQuotation.ts';

const text = { nullable: true } as const;

@ObjectType()
class SharedCompany {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: 'Data URL, since downloading files requires an account.' }) logo!: string | null;
  @Field(() => String, text) address!: string | null;
  @Field(() => String, text) city!: string | null;
  @Field(() => String, text) country!: string | null;
  @Field(() => String, text) phone!: string | null;
  @Field(() => String, text) email!: string | null;
  @Field(() => String, text) website!: string | null;
  @Field(() => String, text) taxNumber!: string | null;
}

@ObjectType()
class SharedLine {
  @Field(() => Int) position!: number;
  @Field(() => String) name!: string;
  @Field(() => String, text) description!: string | null;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText) unitPrice!: string;
  @Field(() => DecimalText) discountPercent!: string;
  @Field(() => DecimalText) vatRate!: string;
  @Field(() => DecimalText) net!: string;
}

/** A quotation as shown to the holder of its link: no account needed, no internal notes, no ids. */
@ObjectType()
export class SharedQuotation {
  @Field(() => String) number!: string;
  @Field(() => Int) revision!: number;
  @Field(() => CrmQuotationStatus) status!: CrmQuotationStatus;
  @Field(() => DateOnly) issuedOn!: string;
  @Field(() => DateOnly) validUntil!: string;
  @Field(() => String, text) remarks!: string | null;
  @Field(() => String, text) terms!: string | null;
  @Field(() => String) currency!: string;
  @Field(() => Boolean) pricesIncludeTax!: boolean;
  @Field(() => VatMode) vatMode!: VatMode;
  @Field(() => DecimalText) subtotal!: string;
  @Field(() => DecimalText) discountTotal!: string;
  @Field(() => DecimalText) taxTotal!: string;
  @Field(() => DecimalText) total!: string;
  @Field(() => DateTime, { nullable: true }) acceptedAt!: Date | null;
  @Field(() => String, text) acceptedBy!: string | null;
  @Field(() => String, text) declineReason!: string | null;
  @Field(() => String) customerName!: string;
  @Field(() => String, text) contactName!: string | null;
  @Field(() => SharedCompany) company!: SharedCompany;
  @Field(() => [SharedLine]) lines!: SharedLine[];
}
