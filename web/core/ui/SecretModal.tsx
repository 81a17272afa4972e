import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Modal, ModalBody, ModalFooter } from './Modal.tsx';
import { useCopy } from './useCopy.ts';

interface SecretModalProps {
  secret: string;
  /** Message ids of the heading, the explanation and the label. */
  title: string;
  text: string;
  label: string;
  onClose: () => unknown;
}

/** Shows a new secret once, with a button that copies it. */
export function SecretModal({ secret, title, text, label, onClose }: SecretModalProps) {
  const intl = useIntl();
  const copy = useCopy();
  return (
    <Modal title={intl.formatMessage({ id: title })} onClose={onClose}>
      <ModalBody>
        <Stack gap="4">
          <Text>
            <FormattedMessage id={text} />
          </Text>
          <Input
            readOnly
            value={secret}
            dir="ltr"
            fontFamily="mono"
            aria-label={intl.formatMessage({ id: label })}
            onFocus={event => event.currentTarget.select()}
          />
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
        <Button onClick={() => void copy(secret)}>
          <FormattedMessage id="copy.label" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
