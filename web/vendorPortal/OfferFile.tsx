import { Button, HStack, Text } from '@chakra-ui/react';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileLimit } from '../../server/core/rules/bytes.ts';
import { FileInput } from '../core/fields/FileInput.tsx';

interface OfferFileProps {
  file: File | undefined;
  /** Name of the file sent before. */
  stored: string | null | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A file that goes with the offer; it is uploaded when the offer is sent, so that no file stays without one. */
export function OfferFile({ file, stored, onChoose, onRemove }: OfferFileProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const shown = file?.name ?? stored;
  return (
    <div>
      <Text fontSize="sm" fontWeight="medium" marginBlockEnd="1">
        <FormattedMessage id="vendorPortal.attachment" />
      </Text>
      <HStack gap="2" wrap="wrap" position="relative">
        {shown && (
          <HStack gap="2" minWidth="0" overflowWrap="anywhere">
            <Paperclip size={16} aria-hidden />
            <bdi>{shown}</bdi>
          </HStack>
        )}
        <FileInput
          ref={input}
          aria-label={intl.formatMessage({ id: 'field.chooseFile' })}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            setTooLarge(!!chosen && chosen.size > fileLimit);
            if (chosen && chosen.size <= fileLimit) onChoose(chosen);
            target.value = '';
          }}
        />
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          <FormattedMessage id="field.chooseFile" />
        </Button>
        {shown && (
          <Button variant="ghost" colorPalette="red" size="sm" onClick={onRemove}>
            <FormattedMessage id="field.removeFile" />
          </Button>
        )}
      </HStack>
      <Text role={isTooLarge ? 'alert' : undefined} color={isTooLarge ? 'fg.error' : 'fg.muted'} fontSize="sm" marginBlockStart="1">
        {isTooLarge ? <FormattedMessage id="fileTooLarge" values={{ max: 10 }} /> : <FormattedMessage id="vendorPortal.attachmentHint" />}
      </Text>
    </div>
  );
}
