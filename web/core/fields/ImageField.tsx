import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Outcome } from '../relay/saving.ts';
import { fileLimit } from '../../../server/core/rules/bytes.ts';
import { ForMembers } from '../session/ForMembers.tsx';
import { FileInput } from './FileInput.tsx';

interface ImageFieldProps {
  label: string;
  preview: ReactNode;
  hasImage: boolean;
  /** Stores the image immediately; null removes it. */
  save: (image: File | null) => Promise<Outcome<unknown>>;
  isSaving: boolean;
}

/** One image, stored as soon as it is chosen. */
export function ImageField({ label, preview, hasImage, save, isSaving }: ImageFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const store = async (image: File | null) => {
    if (image && image.size > fileLimit) return setError(intl.formatMessage({ id: 'fileTooLarge' }, { max: 10 }));
    const { issues } = await save(image);
    setError(issues[0]?.text);
    if (input.current) input.current.value = '';
  };
  return (
    <Stack gap="2">
      <Text fontSize="sm" fontWeight="medium">
        {label}
      </Text>
      <HStack gap="4" wrap="wrap">
        <Box>{preview}</Box>
        <ForMembers>
          <FileInput
            ref={input}
            accept="image/png,image/jpeg"
            aria-label={label}
            onChange={event => void store(event.target.files?.[0] ?? null)}
          />
          <Button variant="outline" size="sm" disabled={isSaving} aria-busy={isSaving} onClick={() => input.current?.click()}>
            <FormattedMessage id="field.chooseFile" />
          </Button>
          {hasImage && (
            <Button variant="ghost" colorPalette="red" size="sm" disabled={isSaving} onClick={() => void store(null)}>
              <FormattedMessage id="field.removeFile" />
            </Button>
          )}
        </ForMembers>
      </HStack>
      <Text fontSize="sm" role={error ? 'alert' : undefined} color={error ? 'fg.error' : 'fg.muted'}>
        {error ?? <FormattedMessage id="field.imageHint" />}
      </Text>
    </Stack>
  );
}
