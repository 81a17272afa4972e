import { Field, Int, ObjectType } from 'type-graphql';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';
import { PurchaseVatCategory } from '../../finance/expense/Expense.ts';
import { ProcurementInvoiceStatus } from '../bill/ProcurementInvoice.ts';
import { PurchaseOrderStatus } from '../order/PurchaseOrder.ts';
import { RequestingCompany } from '../vendorRequest/OpenVendorRequest.ts';
import { VendorBillStatus } from './VendorBill.ts';

const text = { nullable: true } as const;

@ObjectType()
class OpenOrderLine {
  @Field(() => Int) position!: number;
  @Field(() => String) name!: string;
  @Field(() => String, text) description!: string | null;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText) unitPrice!: string;
  @Field(() => DecimalText) discountPercent!: string;
  @Field(() => PurchaseVatCategory) vatCategory!: string;
  @Field(() => DecimalText) vatRate!: string;
  @Field(() => DecimalText) net!: string;
  @Field(() => DecimalText, { description: 'Received and accepted, less what went back.' }) received!: string;
  @Field(() => DecimalText, { description: 'Billed, or in a bill that waits to be entered.' }) billed!: string;
}

@ObjectType()
class SentVendorBill {
  @Field(() => String) vendorNumber!: string;
  @Field(() => DateOnly) issuedOn!: string;
  @Field(() => DateTime) sentAt!: Date;
  @Field(() => VendorBillStatus) status!: string;
  @Field(() => String, text) refusalReason!: string | null;
  @Field(() => String, text) attachmentName!: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Once it is entered.' }) total!: string | null;
  @Field(() => ProcurementInvoiceStatus, { nullable: true, description: 'What is paid of it, once it is entered.' })
  invoiceStatus!: string | null;
}

/** A purchase order as its vendor sees it by their link: no account and no ids. */
@ObjectType()
export class OpenVendorOrder {
  @Field(() => String) number!: string;
  @Field(() => Int, { description: 'Increases with each change of the order.' }) revision!: number;
  @Field(() => PurchaseOrderStatus) status!: string;
  @Field(() => Boolean) mayAcknowledge!: boolean;
  @Field(() => Boolean) mayAnnounce!: boolean;
  @Field(() => Boolean) mayBill!: boolean;
  @Field(() => DateOnly, { description: 'The day where the company is.' }) today!: string;
  @Field(() => DateOnly) issuedOn!: string;
  @Field(() => DateOnly, text) expectedOn!: string | null;
  @Field(() => DateOnly, text) announcedOn!: string | null;
  @Field(() => String, text) announcement!: string | null;
  @Field(() => Int) paymentDays!: number;
  @Field(() => String, text) terms!: string | null;
  @Field(() => String) vendorName!: string;
  @Field(() => String) vendorCompanyName!: string;
  @Field(() => String) currency!: string;
  @Field(() => VatMode) vatMode!: string;
  @Field(() => DecimalText) discountPercent!: string;
  @Field(() => DecimalText) subtotal!: string;
  @Field(() => DecimalText) discountTotal!: string;
  @Field(() => DecimalText) taxTotal!: string;
  @Field(() => DecimalText) total!: string;
  @Field(() => RequestingCompany) company!: RequestingCompany;
  @Field(() => [OpenOrderLine]) lines!: OpenOrderLine[];
  @Field(() => [SentVendorBill]) bills!: SentVendorBill[];
}
