import { Button } from '@chakra-ui/react';
import FileText from 'lucide-react/icons/file-text';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { FormattedMessage } from 'react-intl';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useLeadDocuments } from './useLeadDocuments.ts';

/** Menu items that create an order or a quotation from a lead. */
export function LeadDocumentItems({ id }: { id: string }) {
  const { order, quote, isBusy } = useLeadDocuments(id);
  return (
    <>
      <PopoverItem disabled={isBusy} onClick={order}>
        <ShoppingBag size={16} aria-hidden />
        <FormattedMessage id="deal.makeOrder" />
      </PopoverItem>
      <PopoverItem disabled={isBusy} onClick={quote}>
        <FileText size={16} aria-hidden />
        <FormattedMessage id="deal.quote" />
      </PopoverItem>
    </>
  );
}

/** The same actions as buttons, on the lead's page. */
export function LeadDocumentButtons({ id }: { id: string }) {
  const { order, quote, isBusy } = useLeadDocuments(id);
  return (
    <>
      <Button disabled={isBusy} onClick={order}>
        <ShoppingBag aria-hidden />
        <FormattedMessage id="deal.makeOrder" />
      </Button>
      <Button variant="outline" disabled={isBusy} onClick={quote}>
        <FileText aria-hidden />
        <FormattedMessage id="deal.quote" />
      </Button>
    </>
  );
}
