import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { useCopy } from '../../core/ui/useCopy.ts';

/** A key that has just been made, this once. */
export function ApiKeySecret({ secret, onClose }: { secret: string; onClose: () => unknown }) {
  const intl = useIntl();
  const copy = useCopy();
  return (
    <Modal title={intl.formatMessage({ id: 'apiKey.made' })} onClose={onClose}>
      <ModalBody>
        <Stack gap="4">
          <Text>
            <FormattedMessage id="apiKey.madeText" />
          </Text>
          <Input
            readOnly
            value={secret}
            dir="ltr"
            fontFamily="mono"
            aria-label={intl.formatMessage({ id: 'apiKey.secret' })}
            onFocus={event => event.currentTarget.select()}
          />
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
        <Button onClick={() => void copy(secret)}>
          <FormattedMessage id="apiKey.copy" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
