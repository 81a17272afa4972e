import { Args, FieldResolver, Resolver } from 'type-graphql';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Requisition } from '../requisition/Requisition.ts';
import { VendorQuotation } from './VendorQuotation.ts';

const Quotations = ConnectionOf(VendorQuotation);

/** Declared here because a relation belongs to the dependent side. */
@Resolver(() => Requisition)
export class RequisitionQuotationsResolver {
  /** Quotations of the requisition, in the order in which they came in. */
  @FieldResolver(() => Quotations)
  @Related((quotation, requisition) => `${quotation}.requisition_id = ${requisition}.id`)
  @Ordered({ number: 'asc' })
  quotations(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
