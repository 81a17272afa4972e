import { Field, Int, ObjectType } from 'type-graphql';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';

const text = { nullable: true } as const;

export const VendorAnswerStatus = EnumOf('VendorAnswerStatus', ['SENT', 'WITHDRAWN', 'AWARDED', 'NOT_AWARDED'] as const);

/** The company that a vendor's link comes from. */
@ObjectType()
export class RequestingCompany {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: 'Data URL, since downloading files requires an account.' }) logo!: string | null;
  @Field(() => String, text) address!: string | null;
  @Field(() => String, text) city!: string | null;
  @Field(() => String, text) phone!: string | null;
  @Field(() => String, text) email!: string | null;
}

@ObjectType()
class RequestedLine {
  @Field(() => Int) position!: number;
  @Field(() => String) name!: string;
  @Field(() => String, text) brand!: string | null;
  @Field(() => String, text) description!: string | null;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => String, text) note!: string | null;
}

@ObjectType()
class AnsweredLine {
  @Field(() => Int, { nullable: true, description: 'Position of the line of the request.' }) position!: number | null;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText) price!: string;
  @Field(() => DecimalText) amount!: string;
  @Field(() => Boolean) isAwarded!: boolean;
}

/** What the vendor offered, exactly as they typed it. */
@ObjectType()
class VendorAnswer {
  @Field(() => String) number!: string;
  @Field(() => VendorAnswerStatus) status!: string;
  @Field(() => Int) revision!: number;
  @Field(() => DateTime) submittedAt!: Date;
  @Field(() => DateOnly) dueOn!: string;
  @Field(() => DateOnly) deliveryOn!: string;
  @Field(() => String) description!: string;
  @Field(() => String, text) terms!: string | null;
  @Field(() => String, text) attachmentName!: string | null;
  @Field(() => DecimalText) discountPercent!: string;
  @Field(() => DecimalText) subtotal!: string;
  @Field(() => DecimalText) discountTotal!: string;
  @Field(() => DecimalText) taxTotal!: string;
  @Field(() => DecimalText) finalAmount!: string;
  @Field(() => Boolean, { description: 'Whether the request has changed since; it wants new prices.' }) isStale!: boolean;
  @Field(() => [AnsweredLine]) lines!: AnsweredLine[];
}

/** A question about the request: an answered one, or the vendor's own. */
@ObjectType()
class AskedQuestion {
  @Field(() => String) question!: string;
  @Field(() => DateTime) askedAt!: Date;
  @Field(() => String, text) answer!: string | null;
}

/** A request for quotation as its vendor sees it by their link: no account, no ids, no other vendor. */
@ObjectType()
export class OpenVendorRequest {
  @Field(() => String) number!: string;
  @Field(() => String) title!: string;
  @Field(() => String, text) description!: string | null;
  @Field(() => DateOnly, { description: 'Last day on which prices can be sent, changed or withdrawn.' }) dueOn!: string;
  @Field(() => Boolean, { description: 'Whether nobody sees prices before that day has passed.' }) isSealed!: boolean;
  @Field(() => Boolean, { description: 'Whether prices can still be sent, changed or withdrawn.' }) isOpen!: boolean;
  @Field(() => String) vendorName!: string;
  @Field(() => String) vendorCompanyName!: string;
  @Field(() => String, { description: 'Currency of the prices.' }) currency!: string;
  @Field(() => RequestingCompany) company!: RequestingCompany;
  @Field(() => [RequestedLine]) lines!: RequestedLine[];
  @Field(() => [AskedQuestion], { description: 'Answered ones of all vendors, without who asked, and the own that wait for an answer.' })
  questions!: AskedQuestion[];
  @Field(() => VendorAnswer, { nullable: true }) answer!: VendorAnswer | null;
}
