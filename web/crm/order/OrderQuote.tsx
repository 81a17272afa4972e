import { Button } from '@chakra-ui/react';
import FileText from 'lucide-react/icons/file-text';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { OrderQuoteMutation } from '../../core/relay/generated/OrderQuoteMutation.graphql.ts';
import { useMaking } from '../deal/useMaking.ts';

/** Creates a quotation from an order and opens it. */
export function OrderQuote({ orderId }: { orderId: string }) {
  const [quote, isBusy] = useMaking<OrderQuoteMutation>(
    graphql`
      mutation OrderQuoteMutation($input: FromOrderInput!) {
        createQuotationFromOrder(input: $input) {
          ...saving_payload
          crmQuotation {
            id
          }
        }
      }
    `,
    {
      entity: 'quotation',
      madeOf: ({ createQuotationFromOrder }) => createQuotationFromOrder.crmQuotation,
    },
  );
  return (
    <Button variant="outline" disabled={isBusy} onClick={() => void quote({ input: { orderId } })}>
      <FileText aria-hidden />
      <FormattedMessage id="deal.quote" />
    </Button>
  );
}
