import Split from 'lucide-react/icons/split';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { UnmergeItems_merges$key } from '../../core/relay/generated/UnmergeItems_merges.graphql.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useHolds } from '../../core/session/may.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';

/** Menu items that undo the merges of a record, one for each that can be undone. */
export function UnmergeItems({ merges }: { merges: UnmergeItems_merges$key | null | undefined }) {
  const { open } = useAddressedDialog();
  const mayUndo = useHolds('CRM_ALL_RECORDS');
  const items = useFragment(
    graphql`
      fragment UnmergeItems_merges on UndoableMerge @relay(plural: true) {
        loserId
        name
      }
    `,
    merges,
  );
  if (!mayUndo) return null;
  return items?.map(({ loserId, name }) => (
    <PopoverItem key={loserId} onClick={() => open(`unmerge:${loserId}`)}>
      <Split size={16} aria-hidden />
      <span>
        <FormattedMessage id="merge.undo" values={{ name: <bdi>{name}</bdi> }} />
      </span>
    </PopoverItem>
  ));
}
