import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { FormattedMessage } from 'react-intl';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useCompletion } from './useCompletion.ts';

/** Actions on an activity in the list. */
export function ActivityActions({ activity: { id, title, status } }: { activity: { id: string; title: string; status: string } }) {
  const { complete, reopen, isBusy } = useCompletion();
  const isDone = status === 'DONE';
  const Icon = isDone ? RotateCcw : Check;
  return (
    <RowActions name={title}>
      <PopoverItem disabled={isBusy} onClick={() => void (isDone ? reopen(id) : complete(id))}>
        <Icon size={16} aria-hidden />
        <FormattedMessage id={isDone ? 'activity.reopen' : 'activity.complete'} />
      </PopoverItem>
      <EditItem id={id} />
      <DuplicateItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
