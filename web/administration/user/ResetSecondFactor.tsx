import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { ResetSecondFactorMutation } from '../../core/relay/generated/ResetSecondFactorMutation.graphql.ts';
import { useDeed } from '../../core/screens/useDeed.ts';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import type { UserRow } from './userColumns.tsx';

/** Asks before a colleague's second factor is forgotten. */
export function ResetSecondFactor({ user: { id, version, name }, onClose }: { user: UserRow; onClose: () => unknown }) {
  const intl = useIntl();
  const [reset, isBusy] = useDeed<ResetSecondFactorMutation>(
    'user',
    graphql`
      mutation ResetSecondFactorMutation($input: RecordInput!) {
        resetSecondFactor(input: $input) {
          ...saving_payload
          user {
            id
            version
            hasSecondFactor
          }
        }
      }
    `,
  );
  const confirm = async () => {
    await reset({ input: { id, version } });
    onClose();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'user.resetTitle' }, { name })} onClose={onClose} size="sm">
      <ModalBody>
        <FormattedMessage id="user.resetText" />
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose} data-focus-first>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button colorPalette="red" disabled={isBusy} aria-busy={isBusy} onClick={() => void confirm()}>
          <FormattedMessage id="user.resetSecondFactor" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
