import { Button } from '@chakra-ui/react';
import PackageIcon from 'lucide-react/icons/package';
import { FormattedMessage } from 'react-intl';

/** Link that opens an order's packing slip, which shows no prices, in a new tab. */
export const PackingSlipLink = ({ id }: { id: string }) => (
  <Button asChild variant="outline">
    <a href={`/print/${id}.pdf?as=packingSlip`} target="_blank" rel="noreferrer">
      <PackageIcon aria-hidden />
      <FormattedMessage id="ecommerceOrder.packingSlip" />
    </a>
  </Button>
);
