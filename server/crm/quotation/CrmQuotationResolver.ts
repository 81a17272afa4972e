import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Payload, PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { DealLineInput } from '../deal/dealLineInput.ts';
import { crmQuotationRules } from './crmQuotation.rules.ts';
import { CrmQuotation } from './CrmQuotation.ts';
import { CrmQuotationService } from './CrmQuotationService.ts';

@InputType()
export class CrmQuotationInput extends InputOf(CrmQuotation, crmQuotationRules) {
  @Field(() => [DealLineInput]) lines!: DealLineInput[];
}

@InputType()
class DeclineCrmQuotationInput extends RecordInput {
  @Field(() => String) reason!: string;
}

const QuotationPayload = PayloadOf(CrmQuotation);

@ObjectType({ implements: Payload })
class CrmQuotationLinkPayload extends Payload {
  @Field(() => CrmQuotation, { nullable: true }) crmQuotation!: CrmQuotation | null;
  @Secret()
  @Field(() => String, { nullable: true, description: 'The address to send to the customer: told once, never kept.' })
  link!: string | null;
}

@Resolver()
export class CrmQuotationResolver extends CrudResolver({
  Entity: CrmQuotation,
  plural: 'crmQuotations',
  Service: CrmQuotationService,
  filter: ['number', 'customer', 'contact', 'owner', 'order', 'status', 'issuedOn', 'validUntil', 'total', 'updatedAt'],
  input: CrmQuotationInput,
}) {
  @Mutation(() => QuotationPayload)
  @Allow(Permission.CRM)
  sendCrmQuotation(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return deed(context, info, input, service => service.send(input.id, input.version));
  }

  @Mutation(() => QuotationPayload, { description: 'The customer said yes by other means; makes its order.' })
  @Allow(Permission.CRM)
  acceptCrmQuotation(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return deed(context, info, input, service => service.accept(input.id, input.version));
  }

  @Mutation(() => QuotationPayload, { description: 'The customer said no by other means.' })
  @Allow(Permission.CRM)
  declineCrmQuotation(
    @Arg('input', () => DeclineCrmQuotationInput) input: DeclineCrmQuotationInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return deed(context, info, input, service => service.decline(input.id, input.version, { reason: input.reason }));
  }

  @Mutation(() => QuotationPayload)
  @Allow(Permission.CRM)
  cancelCrmQuotation(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return deed(context, info, input, service => service.cancel(input.id, input.version));
  }

  @Mutation(() => QuotationPayload, { description: 'A draft again, under the same number; what was sent of it dies.' })
  @Allow(Permission.CRM)
  reviseCrmQuotation(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return deed(context, info, input, service => service.revise(input.id, input.version));
  }

  @Mutation(() => CrmQuotationLinkPayload, { description: 'By which its customer reads, accepts or declines it without an account.' })
  @Allow(Permission.CRM)
  shareCrmQuotation(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, scope => new CrmQuotationService(scope).share(input.id));
  }
}

const deed = (
  context: Context,
  info: GraphQLResolveInfo,
  input: RecordInput,
  work: (service: CrmQuotationService) => Promise<CrmQuotation>,
): Promise<object> => command(context, info, input, async scope => ({ crmQuotation: await work(new CrmQuotationService(scope)) }));
