import { Button, chakra, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileInput } from '../../core/fields/FileInput.tsx';

interface NewFilesProps {
  files: File[];
  onChange: (files: File[]) => void;
}

/** Cover letter and resume of an application that is about to be created; they are sent with it. */
export function NewFiles({ files, onChange }: NewFilesProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack as="section" gap="2" aria-label={intl.formatMessage({ id: 'application.files' })}>
      <Text fontSize="sm" fontWeight="medium">
        <FormattedMessage id="application.files" />
      </Text>
      <HStack gap="2" wrap="wrap">
        {files.map(file => (
          <HStack key={`${file.name} ${file.lastModified}`} gap="1" borderWidth="1px" borderRadius="md" paddingInlineStart="2" minWidth="0">
            <chakra.bdi fontSize="sm" overflowWrap="anywhere">
              {file.name}
            </chakra.bdi>
            <IconButton
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={intl.formatMessage({ id: 'application.removeFile' }, { name: file.name })}
              onClick={() => onChange(files.filter(other => other !== file))}
            >
              <X aria-hidden />
            </IconButton>
          </HStack>
        ))}
        <FileInput
          ref={input}
          multiple
          accept=".pdf,.doc,.docx,.odt,.txt,image/png,image/jpeg"
          aria-label={intl.formatMessage({ id: 'application.addFile' })}
          onChange={event => {
            onChange([...files, ...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          <Paperclip aria-hidden />
          <FormattedMessage id="application.addFile" />
        </Button>
      </HStack>
    </Stack>
  );
}
