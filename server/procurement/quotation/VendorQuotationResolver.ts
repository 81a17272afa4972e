import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { check } from '../../core/graphql/check.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { DecimalText, Upload } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Requisition } from '../requisition/Requisition.ts';
import { AwardService, type Award } from './AwardService.ts';
import { VendorQuotation } from './VendorQuotation.ts';
import { awardRules, vendorQuotationRules, type VendorQuotationLineValues } from './vendorQuotation.rules.ts';
import { VendorQuotationService } from './VendorQuotationService.ts';

@InputType()
class VendorQuotationLineInput implements VendorQuotationLineValues {
  @Field(() => ID) productId!: string;
  @Field(() => DecimalText, { description: 'At least 1.' }) quantity!: string;
  @Field(() => DecimalText, { description: "Price of one unit in the vendor's currency." }) price!: string;
}

@InputType()
export class VendorQuotationInput extends InputOf(VendorQuotation, vendorQuotationRules) {
  @Field(() => [VendorQuotationLineInput]) lines!: VendorQuotationLineInput[];
  @Field(() => Upload, { nullable: true, description: 'A file to store and attach, in place of `attachmentId`; up to 10 MB.' })
  attachment?: Promise<FileUpload> | null;
}

@InputType()
class AwardInput implements Award {
  @Field(() => ID) quotationId!: string;
  @Field(() => [ID], { nullable: true, description: 'Awarded lines; all of them, if omitted.' }) lineIds?: string[] | null;
}

@InputType()
class AwardRequisitionInput extends CommandInput {
  @Field(() => ID) requisitionId!: string;
  @Field(() => [AwardInput]) awards!: AwardInput[];
}

@Resolver()
export class VendorQuotationResolver extends CrudResolver({
  Entity: VendorQuotation,
  plural: 'vendorQuotations',
  Service: VendorQuotationService,
  filter: [
    'number',
    'title',
    'vendor',
    'requisition',
    'productNames',
    'dueOn',
    'deliveryOn',
    'currency',
    'finalAmount',
    'status',
    'isByLink',
    'submittedAt',
    'updatedAt',
  ],
  input: VendorQuotationInput,
}) {
  @CommandMutation(
    Permission.PROCUREMENT,
    VendorQuotation,
    RecordInput,
    'Awards the whole quotation; the other open ones of its requisition become INACTIVE. Repeating it does nothing.',
  )
  approveVendorQuotation(scope: Scope, { id, version }: RecordInput) {
    return new VendorQuotationService(scope).approve(id, version);
  }

  @CommandMutation(Permission.PROCUREMENT, VendorQuotation, RecordInput, {
    action: 'WRITE',
    description: 'Cancels a quotation for good; repeating it does nothing.',
  })
  cancelVendorQuotation(scope: Scope, { id, version }: RecordInput) {
    return new VendorQuotationService(scope).cancel(id, version);
  }

  @CommandMutation(
    Permission.PROCUREMENT,
    Requisition,
    AwardRequisitionInput,
    'Awards quotations of a requisition, whole or by line, and makes a purchase order of each. Repeating it does nothing.',
  )
  awardRequisition(scope: Scope, { requisitionId, awards }: AwardRequisitionInput) {
    return new AwardService(scope).award(requisitionId, check(awardRules, awards));
  }
}
