import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { CommandInput, Payload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly, DecimalText, Upload } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { nullIfRefused } from '../../core/links/openLink.ts';
import { PublicMutation } from '../../core/session/PublicMutation.ts';
import { Requisition } from '../requisition/Requisition.ts';
import { OpenVendorRequest } from './OpenVendorRequest.ts';
import { answerQuestion } from './answerQuestion.ts';
import { RequisitionQuestion } from './RequisitionQuestion.ts';
import { askByLink, openVendorRequest, submitByLink, withdrawByLink } from './requestByLink.ts';
import { VendorRequest } from './VendorRequest.ts';
import { VendorRequestService } from './VendorRequestService.ts';

@InputType()
class SendRequisitionInput extends CommandInput {
  @Field(() => ID) requisitionId!: string;
  @Field(() => [ID], { nullable: true, description: 'Vendors to ask, who join the requisition; all of its vendors, if omitted.' })
  vendorIds?: string[] | null;
}

@InputType()
class OfferedLineInput {
  @Field(() => Int, { description: 'Position of the line of the request.' }) position!: number;
  @Field(() => DecimalText, { nullable: true, description: 'Price of one unit; null for what the vendor does not offer.' }) price!:
    | string
    | null;
}

@InputType()
class SubmitVendorOfferInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  token!: string;
  @Field(() => DateOnly, { description: 'Last day on which the offer is valid.' }) dueOn!: string;
  @Field(() => DateOnly) deliveryOn!: string;
  @Field(() => DecimalText, { nullable: true }) discountPercent?: string | null;
  @Field(() => DecimalText, { nullable: true }) taxTotal?: string | null;
  @Field(() => String) description!: string;
  @Field(() => String, { nullable: true }) terms?: string | null;
  @Field(() => [OfferedLineInput], { description: 'At least one has a price.' }) lines!: OfferedLineInput[];
  @Field(() => Upload, { nullable: true, description: 'A file of up to 10 MB, in place of the one sent before.' })
  file?: Promise<FileUpload> | null;
  @Field(() => Boolean, { nullable: true, description: 'Removes the file sent before.' }) removesFile?: boolean | null;
}

@InputType()
class WithdrawVendorOfferInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  token!: string;
}

@InputType()
class AskVendorQuestionInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  token!: string;
  @Field(() => String) question!: string;
}

@InputType()
class AnswerRequisitionQuestionInput extends RecordInput {
  @Field(() => String, { description: 'All vendors of the requisition read it, with the question but without who asked.' }) answer!: string;
}

@ObjectType({ implements: Payload })
class OpenVendorRequestPayload extends Payload {
  @Field(() => OpenVendorRequest, { nullable: true }) openVendorRequest!: OpenVendorRequest | null;
}

/** Operations for the holder of a vendor's link, and the one that sends it. */
@Resolver()
export class VendorRequestResolver {
  @Query(() => OpenVendorRequest, { nullable: true, description: 'Null if the link is not valid, whatever the reason.' })
  @Allow('PUBLIC')
  async openVendorRequest(@Arg('token', () => String) token: string, @Ctx() context: Context): Promise<object | null> {
    return openVendorRequest(context, token).catch(nullIfRefused);
  }

  @PublicMutation(OpenVendorRequestPayload, SubmitVendorOfferInput, "Stores the vendor's prices, which they can change until the due date.")
  async submitVendorOffer(context: Context, input: SubmitVendorOfferInput) {
    return { openVendorRequest: await submitByLink(context, input) };
  }

  @PublicMutation(OpenVendorRequestPayload, WithdrawVendorOfferInput)
  async withdrawVendorOffer(context: Context, input: WithdrawVendorOfferInput) {
    return { openVendorRequest: await withdrawByLink(context, input) };
  }

  @PublicMutation(OpenVendorRequestPayload, AskVendorQuestionInput)
  async askVendorQuestion(context: Context, input: AskVendorQuestionInput) {
    return { openVendorRequest: await askByLink(context, input) };
  }

  @CommandMutation(Permission.PROCUREMENT, RequisitionQuestion, AnswerRequisitionQuestionInput, { action: 'WRITE' })
  answerRequisitionQuestion(scope: Scope, input: AnswerRequisitionQuestionInput) {
    return answerQuestion(scope, input);
  }

  @CommandMutation(Permission.PROCUREMENT, Requisition, SendRequisitionInput, {
    action: 'WRITE',
    description: 'Mails each vendor a link to price the requisition; links sent to them before stop working.',
  })
  sendRequisition(scope: Scope, input: SendRequisitionInput) {
    return new VendorRequestService(scope).send(input);
  }
}

/** Declared here because a relation belongs to the dependent side. */
@Resolver(() => Requisition)
export class RequisitionRequestsResolver {
  @FieldResolver(() => [RequisitionQuestion], { description: 'Questions of vendors, in the order in which they came.' })
  @Related((question, requisition) => `${question}.requisition_id = ${requisition}.id`)
  @Ordered({ askedAt: 'asc' })
  questions(): object {
    return compiled();
  }

  /** Vendors that the requisition was sent to. */
  @FieldResolver(() => [VendorRequest])
  @Related((request, requisition) => `${request}.requisition_id = ${requisition}.id`)
  @Ordered({ sentAt: 'asc' })
  requests(): object {
    return compiled();
  }
}
