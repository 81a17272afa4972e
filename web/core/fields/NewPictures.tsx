import { Button, chakra, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileInput } from './FileInput.tsx';
import { pictureLimit } from '../../../server/core/rules/bytes.ts';

interface NewPicturesProps {
  files: File[];
  onChange: (files: File[]) => void;
}

/** Pictures of a record that is about to be created, at most four; they are sent with it. */
export function NewPictures({ files, onChange }: NewPicturesProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [isTooMany, setTooMany] = useState(false);
  const change = (next: File[]) => {
    setTooMany(next.length > pictureLimit);
    onChange(next.slice(0, pictureLimit));
  };
  return (
    <Stack as="section" gap="2" aria-label={intl.formatMessage({ id: 'picture.plural' })}>
      <Text fontSize="sm" fontWeight="medium">
        <FormattedMessage id="picture.plural" />
      </Text>
      <HStack gap="2" wrap="wrap">
        {files.map((file, index) => (
          <HStack key={`${file.name} ${file.lastModified}`} gap="1" borderWidth="1px" borderRadius="md" paddingInlineStart="2" minWidth="0">
            <chakra.bdi fontSize="sm" overflowWrap="anywhere">
              {file.name}
            </chakra.bdi>
            <IconButton
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={intl.formatMessage({ id: 'picture.remove' }, { number: index + 1 })}
              onClick={() => change(files.filter(other => other !== file))}
            >
              <X aria-hidden />
            </IconButton>
          </HStack>
        ))}
        <FileInput
          ref={input}
          multiple
          accept="image/png,image/jpeg"
          aria-label={intl.formatMessage({ id: 'picture.add' })}
          onChange={event => {
            change([...files, ...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden />
          <FormattedMessage id="picture.add" />
        </Button>
      </HStack>
      {isTooMany && (
        <Text role="alert" fontSize="sm" fontWeight="medium" color="fg.error">
          <FormattedMessage id="tooManyPictures" values={{ max: pictureLimit }} />
        </Text>
      )}
    </Stack>
  );
}
