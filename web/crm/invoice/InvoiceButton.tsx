import { Button } from '@chakra-ui/react';
import Receipt from 'lucide-react/icons/receipt';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceButton_order$key } from '../../core/relay/generated/InvoiceButton_order.graphql.ts';
import type { InvoiceButtonMutation } from '../../core/relay/generated/InvoiceButtonMutation.graphql.ts';
import type { InvoiceButtonQuotationMutation } from '../../core/relay/generated/InvoiceButtonQuotationMutation.graphql.ts';
import { grantedPermissions } from '../../core/session/session.ts';
import { useMaking } from '../deal/useMaking.ts';

interface InvoiceButtonProps {
  order: InvoiceButton_order$key;
  /** The quotation that led to the order, if the invoice is to name it. */
  quotationId?: string;
}

/** Creates the invoice of what is not invoiced yet of an order and opens it, for those who may make out invoices. */
export function InvoiceButton({ order: key, quotationId }: InvoiceButtonProps) {
  const { id, status, billing } = useFragment(
    graphql`
      fragment InvoiceButton_order on CrmOrder {
        id
        status
        billing
      }
    `,
    key,
  );
  const [fromOrder, isMaking] = useMaking<InvoiceButtonMutation>(
    graphql`
      mutation InvoiceButtonMutation($input: InvoiceFromOrderInput!) {
        createSalesInvoiceFromOrder(input: $input) {
          ...saving_payload
          salesInvoice {
            id
          }
        }
      }
    `,
    { entity: 'orderInvoice', madeOf: ({ createSalesInvoiceFromOrder }) => createSalesInvoiceFromOrder.salesInvoice },
  );
  const [fromQuotation, isOffered] = useMaking<InvoiceButtonQuotationMutation>(
    graphql`
      mutation InvoiceButtonQuotationMutation($input: InvoiceFromQuotationInput!) {
        createSalesInvoiceFromQuotation(input: $input) {
          ...saving_payload
          salesInvoice {
            id
          }
        }
      }
    `,
    { entity: 'orderInvoice', madeOf: ({ createSalesInvoiceFromQuotation }) => createSalesInvoiceFromQuotation.salesInvoice },
  );
  const isOpen = (status === 'CONFIRMED' || status === 'FULFILLED') && billing !== 'FULLY';
  if (!isOpen || !grantedPermissions().includes('Financial Management')) return null;
  const make = () => (quotationId ? fromQuotation({ input: { quotationId } }) : fromOrder({ input: { orderId: id } }));
  return (
    <Button variant="outline" disabled={isMaking || isOffered} onClick={() => void make()}>
      <Receipt aria-hidden />
      <FormattedMessage id="orderInvoice.make" />
    </Button>
  );
}
