import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';

/** What can be done with a quotation of the list. */
export function QuotationActions({ quotation: { id, number } }: { quotation: { readonly id: string; readonly number?: string | null } }) {
  const intl = useIntl();
  const { open } = useAddressedDialog();
  return (
    <RowActions name={number ?? intl.formatMessage({ id: 'quotation.draft' })}>
      <PopoverItem onClick={() => open(id)}>
        <Pencil size={16} aria-hidden />
        <FormattedMessage id="action.edit" />
      </PopoverItem>
      <PopoverItem color="red.fg" onClick={() => open(`delete:${id}`)}>
        <Trash2 size={16} aria-hidden />
        <FormattedMessage id="action.delete" />
      </PopoverItem>
    </RowActions>
  );
}
