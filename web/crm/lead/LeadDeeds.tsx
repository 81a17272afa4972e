import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage } from 'react-intl';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { LeadDocumentItems } from '../deal/LeadDocumentActions.tsx';

/** What can be done with a lead wherever it is listed. */
export function LeadDeeds({ id }: { id: string }) {
  const { open } = useAddressedDialog();
  return (
    <>
      <PopoverItem onClick={() => open(id)}>
        <Pencil size={16} aria-hidden />
        <FormattedMessage id="action.edit" />
      </PopoverItem>
      <LeadDocumentItems id={id} />
      <PopoverItem color="red.fg" onClick={() => open(`delete:${id}`)}>
        <Trash2 size={16} aria-hidden />
        <FormattedMessage id="action.delete" />
      </PopoverItem>
    </>
  );
}
