import { Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { Outcome } from '../relay/saving.ts';
import { ConfirmFooter } from '../ui/ConfirmFooter.tsx';
import { Modal, ModalBody } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { toast } from '../ui/toasts.ts';
import { useUndo } from './useUndo.ts';

interface DeleteDialogProps {
  /** Message id stem: `user.one` names it in toasts. */
  entity: string;
  /** What the record is called. */
  name: string;
  remove: () => Promise<Outcome<unknown>>;
  isRemoving: boolean;
  onClose: () => unknown;
  /** The records, to be brought back by who thinks again; without them it cannot be undone. */
  ids?: string[];
  /** Where to go once it is gone, when not only the dialog closes. */
  onDeleted?: () => unknown;
  /** Message id of what deleting means here, when it means more than usual. */
  text?: string;
  /** What else must be decided. */
  children?: ReactNode;
}

/** Asks once more, then deletes; why it was refused stands in the dialog. */
export function DeleteDialog({
  entity,
  name,
  remove,
  isRemoving,
  onClose,
  ids,
  onDeleted = onClose,
  text = 'dialog.delete.text',
  children,
}: DeleteDialogProps) {
  const intl = useIntl();
  const [refusals, setRefusals] = useState<string[]>([]);
  const { revalidate } = useRevalidator();
  const undo = useUndo(entity);
  const thing = intl.formatMessage({ id: `${entity}.one` });
  const confirm = async () => {
    const { issues } = await remove();
    if (issues.length > 0) {
      setRefusals(issues.map(issue => issue.text));
      toast(intl.formatMessage({ id: 'toast.deleteFailed' }, { entity: thing }), 'red', issues[0].text);
      return;
    }
    toast(intl.formatMessage({ id: 'toast.deleted' }, { entity: thing }), 'green', undefined, ids && undo(ids));
    await onDeleted();
    void revalidate();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'dialog.delete.title' }, { name })} onClose={onClose} size="sm">
      <ModalBody>
        <Stack gap="3">
          <FormattedMessage id={text} />
          {children}
          {refusals.map(refusal => (
            <Notice key={refusal} tone="red">
              {refusal}
            </Notice>
          ))}
        </Stack>
      </ModalBody>
      <ConfirmFooter isBusy={isRemoving} onCancel={onClose} onConfirm={confirm} />
    </Modal>
  );
}
