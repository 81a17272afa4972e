import { FormattedMessage, useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { DeedFooter } from '../ui/DeedFooter.tsx';
import { Modal, ModalBody } from '../ui/Modal.tsx';
import { useDeed } from './useDeed.ts';

interface ConfirmDeedProps {
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
export function ConfirmDeed({ record: { id, version, name }, entity, mutation, title, text, action, onClose }: ConfirmDeedProps) {
  const intl = useIntl();
  const [perform, isBusy] = useDeed<MutationParameters>(entity, mutation);
  const confirm = async () => {
    await perform({ input: { id, version } });
    onClose();
  };
  return (
    <Modal title={intl.formatMessage({ id: title }, { name })} onClose={onClose} size="sm">
      <ModalBody>
        <FormattedMessage id={text} />
      </ModalBody>
      <DeedFooter label={action} isBusy={isBusy} onCancel={onClose} onConfirm={confirm} />
    </Modal>
  );
}
