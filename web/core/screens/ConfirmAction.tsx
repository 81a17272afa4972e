import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { ConfirmFooter } from '../ui/ConfirmFooter.tsx';
import { Modal, ModalBody } from '../ui/Modal.tsx';
import { useAction } from './useAction.ts';

interface ConfirmActionProps {
  record: { readonly id: string; readonly version: number; readonly name: string };
  /** Message id prefix: `user`. */
  entity: string;
  /** A mutation that takes `RecordInput`. */
  mutation: GraphQLTaggedNode;
  /** Message ids of the question, which may contain the record's name, the consequences, and the button. */
  title: string;
  text: string;
  action: string;
  /** Further input, and the fields that it is chosen with. */
  input?: object;
  children?: ReactNode;
  onClose: () => unknown;
}

/** Asks for confirmation before an action that is hard to undo, then performs it. */
export function ConfirmAction({ record, entity, mutation, title, text, action, input, children, onClose }: ConfirmActionProps) {
  const { id, version, name } = record;
  const intl = useIntl();
  const [perform, isBusy] = useAction<MutationParameters>(entity, mutation);
  const confirm = async () => {
    await perform({ input: { id, version, ...input } });
    onClose();
  };
  return (
    <Modal title={intl.formatMessage({ id: title }, { name })} onClose={onClose} size="sm">
      <ModalBody>
        <FormattedMessage id={text} />
        {children}
      </ModalBody>
      <ConfirmFooter label={action} isBusy={isBusy} onCancel={onClose} onConfirm={confirm} />
    </Modal>
  );
}
