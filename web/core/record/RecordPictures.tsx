import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import PencilLine from 'lucide-react/icons/pencil-line';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useRevalidate } from '../relay/useRevalidate.ts';
import { useRemoval } from './useRemoval.ts';
import type { RecordPicturesAddMutation } from '../relay/generated/RecordPicturesAddMutation.graphql.ts';
import type { RecordPicturesDeleteMutation } from '../relay/generated/RecordPicturesDeleteMutation.graphql.ts';
import type { RecordPictures_picture$key } from '../relay/generated/RecordPictures_picture.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { ForMembers } from '../session/ForMembers.tsx';
import { useIsImpersonating } from '../session/impersonation.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Part } from '../ui/Part.tsx';
import { toast } from '../ui/toasts.ts';
import { pictureLimit } from '../../../server/core/rules/bytes.ts';
import { FileInput } from '../fields/FileInput.tsx';

const PictureDialog = lazyPart(async () => (await import('./PictureDialog.tsx')).PictureDialog);

interface RecordPicturesProps {
  record: {
    readonly id: string;
    readonly name: string;
    readonly pictures: readonly {
      readonly id: string;
      readonly file: { readonly url: string };
      readonly thumbnail: { readonly url: string } | null | undefined;
    }[];
  };
  /** The same pictures, if it is said of them what they show. */
  described?: RecordPictures_picture$key;
}

/** Adds and removes a record's pictures, at most four. */
export function RecordPictures({ record: { id, name, pictures }, described: shown }: RecordPicturesProps) {
  const described = useFragment(
    graphql`
      fragment RecordPictures_picture on RecordFile @relay(plural: true) {
        ...PictureDialog_picture
      }
    `,
    shown,
  );
  const intl = useIntl();
  const isImpersonating = useIsImpersonating();
  const revalidate = useRevalidate();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const [open, setOpen] = useState<number>();
  const [add, isAdding] = useSaving<RecordPicturesAddMutation>(graphql`
    mutation RecordPicturesAddMutation($input: AddRecordFileInput!) {
      addRecordFile(input: $input) {
        ...saving_payload
      }
    }
  `);
  const remove = useRemoval<RecordPicturesDeleteMutation>(
    'recordFile',
    graphql`
      mutation RecordPicturesDeleteMutation($input: DeleteInput!) {
        deleteRecordFiles(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  const send = async (files: File[]) => {
    setRefused(undefined);
    for (const file of files) {
      const { issues } = await add({ input: { recordId: id, isPicture: true, file } }, { 'input.file': file });
      if (issues.length === 0) continue;
      toast(intl.formatMessage({ id: 'toast.imageFailed' }), 'red');
      setRefused(`${file.name}: ${issues[0].text}`);
      break;
    }
    void revalidate();
  };
  if (isImpersonating && pictures.length === 0) return null;
  return (
    <section aria-label={intl.formatMessage({ id: 'picture.plural' })}>
      <Flex gap="3" wrap="wrap" align="center">
        {pictures.map(({ id: pictureId, file, thumbnail }, index) => (
          <chakra.figure key={pictureId} position="relative" margin="0">
            <a href={file.url} target="_blank" rel="noreferrer">
              <chakra.img
                src={thumbnail?.url}
                alt={intl.formatMessage({ id: 'picture.of' }, { name, number: index + 1 })}
                boxSize={{ base: '20', md: '28' }}
                objectFit="cover"
                borderRadius="md"
                borderWidth="1px"
              />
            </a>
            <ForMembers>
              <IconButton
                size="xs"
                variant="solid"
                colorPalette="gray"
                position="absolute"
                insetBlockStart="1"
                insetInlineEnd="1"
                aria-label={intl.formatMessage({ id: 'picture.remove' }, { number: index + 1 })}
                onClick={() => void remove(pictureId)}
              >
                <X aria-hidden />
              </IconButton>
              {described && (
                <IconButton
                  size="xs"
                  variant="solid"
                  colorPalette="gray"
                  position="absolute"
                  insetBlockEnd="1"
                  insetInlineEnd="1"
                  aria-label={intl.formatMessage({ id: 'picture.describeOf' }, { number: index + 1 })}
                  onClick={() => setOpen(index)}
                >
                  <PencilLine aria-hidden />
                </IconButton>
              )}
            </ForMembers>
          </chakra.figure>
        ))}
        {pictures.length < pictureLimit && !isImpersonating && (
          <>
            <FileInput
              ref={input}
              multiple
              accept="image/png,image/jpeg"
              aria-label={intl.formatMessage({ id: 'picture.add' })}
              onChange={event => {
                void send([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <Button variant="outline" size="sm" disabled={isAdding} aria-busy={isAdding} onClick={() => input.current?.click()}>
              <ImagePlus aria-hidden />
              <FormattedMessage id="picture.add" />
            </Button>
          </>
        )}
      </Flex>
      {described && open !== undefined && described[open] && (
        <Part>
          <PictureDialog picture={described[open]} onClose={() => setOpen(undefined)} />
        </Part>
      )}
      {refused && (
        <Text role="alert" fontSize="sm" fontWeight="medium" color="fg.error" marginBlockStart="2">
          {refused}
        </Text>
      )}
    </section>
  );
}
