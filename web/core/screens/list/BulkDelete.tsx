import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { Modal, ModalBody, ModalFooter } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toasts.ts';
import { BulkReport } from './BulkReport.tsx';
import { useBulk } from './useBulk.ts';
import type { Selection } from './useSelection.ts';

interface BulkDeleteProps {
  mutation: GraphQLTaggedNode;
  selection: Selection;
  onClose: () => unknown;
}

/** Asks once more, deletes what is selected, and says what could not be. */
export function BulkDelete({ mutation, selection, onClose }: BulkDeleteProps) {
  const intl = useIntl();
  const { run, isBusy, refusals, outcome } = useBulk(mutation);
  const finish = () => {
    selection.clear();
    onClose();
  };
  const confirm = async () => {
    const done = await run(selection.chosen());
    if (done === undefined) return;
    toast(intl.formatMessage({ id: 'bulk.deleted' }, { count: done }));
    finish();
  };
  if (outcome) return <BulkReport outcome={outcome} onClose={finish} />;
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
      <ModalFooter>
        <Button variant="outline" onClick={onClose} data-focus-first>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button colorPalette="red" disabled={isBusy} aria-busy={isBusy} onClick={() => void confirm()}>
          <FormattedMessage id="action.delete" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
