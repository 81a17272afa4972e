import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { useRemoval } from '../../core/record/useRemoval.ts';
import type { ProductPictures_product$key } from '../../core/relay/generated/ProductPictures_product.graphql.ts';
import type { ProductPicturesAddMutation } from '../../core/relay/generated/ProductPicturesAddMutation.graphql.ts';
import type { ProductPicturesDeleteMutation } from '../../core/relay/generated/ProductPicturesDeleteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { useIsImpersonating } from '../../core/session/impersonation.ts';
import { toast } from '../../core/ui/toasts.ts';
import { pictureLimit } from '../../../server/core/rules/bytes.ts';
import { FileInput } from '../../core/fields/FileInput.tsx';

/** Adds and removes a product's pictures, at most four. */
export function ProductPictures({ product: key }: { product: ProductPictures_product$key }) {
  const { id, name, pictures } = useFragment(
    graphql`
      fragment ProductPictures_product on InventoryProduct {
        id
        name
        pictures {
          id
          file {
            url
          }
          thumbnail {
            url
          }
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  const isImpersonating = useIsImpersonating();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const [add, isAdding] = useSaving<ProductPicturesAddMutation>(graphql`
    mutation ProductPicturesAddMutation($input: AddRecordFileInput!) {
      addRecordFile(input: $input) {
        ...saving_payload
      }
    }
  `);
  const remove = useRemoval<ProductPicturesDeleteMutation>(
    'recordFile',
    graphql`
      mutation ProductPicturesDeleteMutation($input: DeleteInput!) {
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
    <section aria-label={intl.formatMessage({ id: 'product.pictures' })}>
      <Flex gap="3" wrap="wrap" align="center">
        {pictures.map(({ id: pictureId, file, thumbnail }, index) => (
          <chakra.figure key={pictureId} position="relative" margin="0">
            <a href={file.url} target="_blank" rel="noreferrer">
              <chakra.img
                src={thumbnail?.url}
                alt={intl.formatMessage({ id: 'product.pictureOf' }, { name, number: index + 1 })}
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
                aria-label={intl.formatMessage({ id: 'product.removePicture' }, { number: index + 1 })}
                onClick={() => void remove(pictureId)}
              >
                <X aria-hidden />
              </IconButton>
            </ForMembers>
          </chakra.figure>
        ))}
        {pictures.length < pictureLimit && !isImpersonating && (
          <>
            <FileInput
              ref={input}
              multiple
              accept="image/png,image/jpeg"
              aria-label={intl.formatMessage({ id: 'product.addPicture' })}
              onChange={event => {
                void send([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <Button variant="outline" size="sm" disabled={isAdding} aria-busy={isAdding} onClick={() => input.current?.click()}>
              <ImagePlus aria-hidden />
              <FormattedMessage id="product.addPicture" />
            </Button>
          </>
        )}
      </Flex>
      {refused && (
        <Text role="alert" fontSize="sm" fontWeight="medium" color="fg.error" marginBlockStart="2">
          {refused}
        </Text>
      )}
    </section>
  );
}
