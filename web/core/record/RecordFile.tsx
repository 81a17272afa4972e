import { chakra, IconButton, Text } from '@chakra-ui/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Bytes } from '../i18n/Bytes.tsx';
import { When } from '../i18n/When.tsx';
import type { RecordFile_file$key } from '../relay/generated/RecordFile_file.graphql.ts';
import type { RecordFileDeleteMutation } from '../relay/generated/RecordFileDeleteMutation.graphql.ts';
import { ForMembers } from '../session/ForMembers.tsx';
import { useRemoval } from './useRemoval.ts';

/** A file with its thumbnail or type, a download link, and its uploader. */
export function RecordFile({ file: key }: { file: RecordFile_file$key }) {
  const intl = useIntl();
  const { id, createdAt, author, file, thumbnail } = useFragment(
    graphql`
      fragment RecordFile_file on RecordFile {
        id
        createdAt
        author {
          name
        }
        file {
          name
          size
          url
        }
        thumbnail {
          url
        }
      }
    `,
    key,
  );
  const remove = useRemoval<RecordFileDeleteMutation>(
    'recordFile',
    graphql`
      mutation RecordFileDeleteMutation($input: DeleteInput!) {
        deleteRecordFiles(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  const kind = /\.(\w{1,5})$/.exec(file.name)?.[1].toUpperCase() ?? '';
  return (
    <chakra.li display="flex" alignItems="center" gap="3" paddingBlock="2" borderBottomWidth="1px" minWidth="0">
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="center"
        boxSize="12"
        flexShrink="0"
        overflow="hidden"
        borderRadius="md"
        bg="bg.subtle"
        borderWidth="1px"
        fontSize="xs"
        fontWeight="semibold"
        color="fg.muted"
        aria-hidden
      >
        {thumbnail ? <img src={thumbnail.url} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} /> : kind}
      </chakra.div>
      <chakra.div flex="1" minWidth="0" fontSize="sm">
        <chakra.a href={file.url} download={file.name} fontWeight="medium" overflowWrap="anywhere">
          <bdi>{file.name}</bdi>
        </chakra.a>
        <Text color="fg.muted" fontSize="xs">
          <Bytes value={file.size} />
          {' · '}
          {author ? (
            <FormattedMessage id="recordFile.by" values={{ name: <bdi>{author.name}</bdi>, at: <When at={createdAt} /> }} />
          ) : (
            <FormattedMessage id="recordFile.byGuest" values={{ at: <When at={createdAt} /> }} />
          )}
        </Text>
      </chakra.div>
      <ForMembers>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          size="sm"
          aria-label={intl.formatMessage({ id: 'recordFile.delete' }, { name: file.name })}
          onClick={() => void remove(id)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </ForMembers>
    </chakra.li>
  );
}
