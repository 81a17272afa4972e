import { FormattedMessage, useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { ConfirmFooter } from '../ui/ConfirmFooter.tsx';
import { Modal, ModalBody } from '../ui/Modal.tsx';
import { useAction } from './useAction.ts';

interface ConfirmActionProps {
  record: { readonly id: string; readonly version: number; readonly name: string };
  /** Prefix of the record's messages: `user`. */
  entity: string;
  /** Takes `RecordInput`. */
  mutation: GraphQLTaggedNode;
  /** Message ids: the question, which may name the record; what will happen; what the button does. */
  title: string;
  text: string;
  action: string;
  onClose: () => unknown;
}

/** Asks before something is done to a record that is not easily taken back, and does it. */
export function ConfirmAction({ record: { id, version, name }, entity, mutation, title, text, action, onClose }: ConfirmActionProps) {
  const intl = useIntl();
  const [perform, isBusy] = useAction<MutationParameters>(entity, mutation);
  const confirm = async () => {
    await perform({ input: { id, version } });
    onClose();
  };
  return (
    <Modal title={intl.formatMessage({ id: title }, { name })} onClose={onClose} size="sm">
      <ModalBody>
        <FormattedMessage id={text} />
      </ModalBody>
      <ConfirmFooter label={action} isBusy={isBusy} onCancel={onClose} onConfirm={confirm} />
    </Modal>
  );
}
