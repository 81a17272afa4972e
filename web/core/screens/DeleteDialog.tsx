import { Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Outcome } from '../relay/saving.ts';
import { ConfirmFooter } from '../ui/ConfirmFooter.tsx';
import { Modal, ModalBody } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { toast } from '../ui/toasts.ts';
import { useRevalidate } from '../relay/useRevalidate.ts';
import { useUndo } from './useUndo.ts';
import { failureText } from './failureText.ts';

interface DeleteDialogProps {
  /** Message id prefix: `user.one` is the name in toasts. */
  entity: string;
  name: string;
  remove: () => Promise<Outcome<unknown>>;
  isRemoving: boolean;
  onClose: () => unknown;
  /** Ids of the records, to offer undo; without them deletion is final. */
  ids?: string[];
  /** Called after deletion; by default the dialog closes. */
  onDeleted?: () => unknown;
  /** Message id of the explanation, if deleting has unusual consequences. */
  text?: string;
  /** Further choices to make before deleting. */
  children?: ReactNode;
}

/** Asks for confirmation, then deletes. Shows in the dialog why a deletion failed. */
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
  const revalidate = useRevalidate();
  const undo = useUndo(entity);
  const confirm = async () => {
    const { issues } = await remove();
    if (issues.length > 0) {
      setRefusals(issues.map(issue => issue.text));
      toast(failureText(intl, 'toast.deleteFailed', `${entity}.one`), 'red', issues[0].text);
      return;
    }
    const thing = intl.formatMessage({ id: `${entity}.one` });
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
