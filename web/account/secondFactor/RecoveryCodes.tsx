import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { FormattedMessage, useIntl } from 'react-intl';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { useCopy } from '../../core/ui/useCopy.ts';

/** The recovery codes, shown only this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => unknown }) {
  const intl = useIntl();
  const text = codes.join('\n');
  const copy = useCopy();
  return (
    <Modal title={intl.formatMessage({ id: 'secondFactor.codes' })} onClose={onClose} size="sm">
      <ModalBody>
        <Stack gap="4">
          <Text>
            <FormattedMessage id="secondFactor.codesText" />
          </Text>
          <chakra.ol
            dir="ltr"
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
            gap="2"
            padding="4"
            borderWidth="1px"
            borderRadius="md"
            bg="bg.subtle"
            fontFamily="mono"
            listStyleType="none"
          >
            {codes.map(code => (
              <li key={code}>{code}</li>
            ))}
          </chakra.ol>
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button asChild variant="outline">
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="noria-recovery-codes.txt">
            <Download size={16} aria-hidden />
            <FormattedMessage id="secondFactor.download" />
          </a>
        </Button>
        <Button variant="outline" onClick={() => void copy(text)}>
          <Copy size={16} aria-hidden />
          <FormattedMessage id="copy.label" />
        </Button>
        <Button onClick={onClose} data-focus-first>
          <FormattedMessage id="secondFactor.kept" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
