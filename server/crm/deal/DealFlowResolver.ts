import { Args, Field, FieldResolver, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { Lead } from '../lead/Lead.ts';
import { CrmOrder } from '../order/CrmOrder.ts';
import { CrmOrderService } from '../order/CrmOrderService.ts';
import { CrmQuotation } from '../quotation/CrmQuotation.ts';
import { CrmQuotationService } from '../quotation/CrmQuotationService.ts';

@InputType()
class FromLeadInput extends CommandInput {
  @Field(() => ID) leadId!: string;
}

@InputType()
class FromOrderInput extends CommandInput {
  @Field(() => ID) orderId!: string;
}

/** Creates orders from leads, and quotations from leads or orders. */
@Resolver()
export class DealFlowResolver {
  @CommandMutation(
    Permission.CRM,
    CrmOrder,
    FromLeadInput,
    'Creates an order from a lead and closes the lead as won; returns the existing order if there is one.',
  )
  createOrderFromLead(scope: Scope, input: FromLeadInput) {
    return new CrmOrderService(scope).createFromLead(input.leadId);
  }

  @CommandMutation(Permission.CRM, CrmQuotation, FromLeadInput)
  createQuotationFromLead(scope: Scope, input: FromLeadInput) {
    return new CrmQuotationService(scope).createFromLead(input.leadId);
  }

  @CommandMutation(Permission.CRM, CrmQuotation, FromOrderInput)
  createQuotationFromOrder(scope: Scope, input: FromOrderInput) {
    return new CrmQuotationService(scope).createFromOrder(input.orderId);
  }
}

const Leads = ConnectionOf(Lead);
const Orders = ConnectionOf(CrmOrder);
const Quotations = ConnectionOf(CrmQuotation);

@Resolver(() => Customer)
export class CustomerDealsResolver {
  @FieldResolver(() => Leads)
  @Related((lead, customer) => `${lead}.customer_id = ${customer}.id`)
  leads(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  @FieldResolver(() => Orders)
  @Related((order, customer) => `${order}.customer_id = ${customer}.id`)
  orders(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  @FieldResolver(() => Quotations)
  @Related((quotation, customer) => `${quotation}.customer_id = ${customer}.id`)
  quotations(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}

@Resolver(() => Lead)
export class LeadDealsResolver {
  @FieldResolver(() => Orders, { description: 'Order created from this lead, if any.' })
  @Related((order, lead) => `${order}.lead_id = ${lead}.id`)
  orders(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  @FieldResolver(() => Quotations)
  @Related((quotation, lead) => `${quotation}.lead_id = ${lead}.id`)
  quotations(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}

@Resolver(() => CrmOrder)
export class OrderQuotationsResolver {
  @FieldResolver(() => Quotations)
  @Related((quotation, order) => `${quotation}.order_id = ${order}.id`)
  quotations(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
