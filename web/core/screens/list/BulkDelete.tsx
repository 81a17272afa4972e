import { Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { ConfirmFooter } from '../../ui/ConfirmFooter.tsx';
import { Modal, ModalBody } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toasts.ts';
import { useUndo } from '../useUndo.ts';
import { BulkReport } from './BulkReport.tsx';
import { useBulk } from './useBulk.ts';
import type { Selection } from './useSelection.ts';

interface BulkDeleteProps {
  /** Message id prefix of the entity. */
  entity: string;
  mutation: GraphQLTaggedNode;
  isRestorable?: boolean;
  selection: Selection;
  onClose: () => unknown;
}

/** Asks for confirmation, deletes the selected records, and reports those that could not be deleted. */
export function BulkDelete({ entity, mutation, isRestorable, selection, onClose }: BulkDeleteProps) {
  const intl = useIntl();
  const { run, isBusy, refusals, report } = useBulk(mutation);
  const undo = useUndo(entity);
  const finish = () => {
    selection.clear();
    onClose();
  };
  const confirm = async () => {
    const outcome = await run(selection.chosen(), selection.count);
    if (!outcome) return;
    const { done, doneIds } = outcome;
    const message = intl.formatMessage({ id: 'bulk.deleted' }, { count: done });
    if (done) toast(message, 'green', undefined, isRestorable ? undo([...doneIds!]) : undefined);
    if (!outcome.failures?.length) finish();
  };
  if (report) return <BulkReport outcome={report} onClose={finish} />;
  return (
    <Modal title={intl.formatMessage({ id: 'bulk.deleteTitle' }, { count: selection.count })} onClose={onClose} size="sm">
      <ModalBody>
        <Stack gap="3">
          <FormattedMessage id="bulk.deleteText" />
          {refusals.map(text => (
            <Notice key={text} tone="red">
              {text}
            </Notice>
          ))}
        </Stack>
      </ModalBody>
      <ConfirmFooter isBusy={isBusy} onCancel={onClose} onConfirm={confirm} />
    </Modal>
  );
}
