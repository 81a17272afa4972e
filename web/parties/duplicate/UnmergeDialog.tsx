import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { UnmergeDialog_merges$key } from '../../core/relay/generated/UnmergeDialog_merges.graphql.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { ConfirmFooter } from '../../core/ui/ConfirmFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import type { PartyEntity } from './usePartyDuplicates.ts';
import { useUnmerge } from './useUnmerge.ts';

interface UnmergeDialogProps {
  entity: PartyEntity;
  /** Name of the record that was kept. */
  winner: string;
  merges: UnmergeDialog_merges$key | null | undefined;
  mutation: GraphQLTaggedNode;
}

/** Asks before a merge is undone, if the URL names one of the record's merges: `unmerge:<id>`. */
export function UnmergeDialog({ entity, winner, merges, mutation }: UnmergeDialogProps) {
  const intl = useIntl();
  const { dialog, close } = useAddressedDialog();
  const [undo, isRunning] = useUnmerge(entity, mutation);
  const all = useFragment(
    graphql`
      fragment UnmergeDialog_merges on UndoableMerge @relay(plural: true) {
        loserId
        name
      }
    `,
    merges,
  );
  const asked = all?.find(({ loserId }) => dialog === `unmerge:${loserId}`);
  if (!asked) return null;
  const confirm = async () => {
    await undo(asked.loserId);
    await close();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'merge.undoTitle' }, { name: asked.name })} onClose={close} size="sm">
      <ModalBody>
        <FormattedMessage id="merge.undoText" values={{ loser: <bdi>{asked.name}</bdi>, winner: <bdi>{winner}</bdi> }} />
      </ModalBody>
      <ConfirmFooter label="merge.undoConfirm" isBusy={isRunning} onCancel={close} onConfirm={confirm} />
    </Modal>
  );
}
