import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage } from 'react-intl';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useCompletion } from './useCompletion.ts';

/** What can be done with an activity of the list. */
export function ActivityActions({ activity: { id, title, status } }: { activity: { id: string; title: string; status: string } }) {
  const { open } = useAddressedDialog();
  const { complete, reopen, isBusy } = useCompletion();
  const isDone = status === 'DONE';
  const Icon = isDone ? RotateCcw : Check;
  return (
    <RowActions name={title}>
      <PopoverItem disabled={isBusy} onClick={() => void (isDone ? reopen(id) : complete(id))}>
        <Icon size={16} aria-hidden />
        <FormattedMessage id={isDone ? 'activity.reopen' : 'activity.complete'} />
      </PopoverItem>
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
