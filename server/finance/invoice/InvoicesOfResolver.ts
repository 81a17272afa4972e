import { Args, FieldResolver, Resolver } from 'type-graphql';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { CrmOrder } from '../../crm/order/CrmOrder.ts';
import { CrmQuotation } from '../../crm/quotation/CrmQuotation.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { SalesInvoice } from './SalesInvoice.ts';

const Invoices = ConnectionOf(SalesInvoice);

@Resolver(() => Customer)
export class CustomerInvoicesResolver {
  @FieldResolver(() => Invoices, { description: 'Invoices to the customer, and credit notes on them.' })
  @Related((invoice, customer) => `${invoice}.customer_id = ${customer}.id`)
  salesInvoices(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}

@Resolver(() => CrmOrder)
export class OrderInvoicesResolver {
  @FieldResolver(() => Invoices, { description: 'Invoices of the order, and credit notes on them.' })
  @Related((invoice, order) => `${invoice}.order_id = ${order}.id`)
  salesInvoices(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}

@Resolver(() => CrmQuotation)
export class QuotationInvoicesResolver {
  @FieldResolver(() => Invoices, { description: 'Invoices of the order that the quotation led to, and credit notes on them.' })
  @Related((invoice, quotation) => `${invoice}.order_id = ${quotation}.order_id`)
  salesInvoices(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
