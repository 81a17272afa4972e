import { Field, InputType, ObjectType, Resolver } from 'type-graphql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Permission } from '../../core/access/Permission.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Payload, RecordInput } from '../../core/graphql/Payload.ts';
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
class AcceptCrmQuotationInput extends RecordInput {
  @Field(() => String, { nullable: true, description: 'The person of the customer who accepted; the contact or the customer, if omitted.' })
  name?: string | null;
}

@InputType()
class DeclineCrmQuotationInput extends RecordInput {
  @Field(() => String) reason!: string;
}

@ObjectType({ implements: Payload })
class CrmQuotationLinkPayload extends Payload {
  @Field(() => CrmQuotation, { nullable: true }) crmQuotation!: CrmQuotation | null;
  @Secret()
  @Field(() => String, { nullable: true, description: 'Link to send to the customer. Returned once and never stored.' })
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
  @CommandMutation(Permission.CRM, CrmQuotation, RecordInput, { action: 'WRITE' })
  sendCrmQuotation(scope: Scope, { id, version }: RecordInput) {
    return new CrmQuotationService(scope).send(id, version);
  }

  @CommandMutation(
    Permission.CRM,
    CrmQuotation,
    AcceptCrmQuotationInput,
    'Records an acceptance received by other means, creates the order and wins the lead.',
  )
  acceptCrmQuotation(scope: Scope, { id, version, name }: AcceptCrmQuotationInput) {
    return new CrmQuotationService(scope).accept(id, version, { name });
  }

  @CommandMutation(Permission.CRM, CrmQuotation, DeclineCrmQuotationInput, 'Records a decline received by other means.')
  declineCrmQuotation(scope: Scope, { id, version, reason }: DeclineCrmQuotationInput) {
    return new CrmQuotationService(scope).decline(id, version, { reason });
  }

  @CommandMutation(Permission.CRM, CrmQuotation, RecordInput)
  cancelCrmQuotation(scope: Scope, { id, version }: RecordInput) {
    return new CrmQuotationService(scope).cancel(id, version);
  }

  @CommandMutation(
    Permission.CRM,
    CrmQuotation,
    RecordInput,
    'Turns a quotation back into a draft with the same number, and revokes its links.',
  )
  reviseCrmQuotation(scope: Scope, { id, version }: RecordInput) {
    return new CrmQuotationService(scope).revise(id, version);
  }

  @CommandMutation(
    Permission.CRM,
    CrmQuotationLinkPayload,
    RecordInput,
    'Creates a link by which the customer reads, accepts or declines the quotation without an account. Marks a draft as sent.',
  )
  shareCrmQuotation(scope: Scope, { id }: RecordInput) {
    return new CrmQuotationService(scope).share(id);
  }
}
