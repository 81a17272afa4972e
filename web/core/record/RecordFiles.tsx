import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RecordFiles_record$key } from '../relay/generated/RecordFiles_record.graphql.ts';
import { ForMembers } from '../session/ForMembers.tsx';
import { Progress } from '../ui/Progress.tsx';
import { RecordFile } from './RecordFile.tsx';
import { useUploads } from './useUploads.ts';
import { FileInput } from '../fields/FileInput.tsx';

const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.csv,.txt';

/** Files of a record: upload by choosing or dropping, download, delete. */
export function RecordFiles({ record }: { record: RecordFiles_record$key }) {
  const { id, files } = useFragment(
    graphql`
      fragment RecordFiles_record on Record {
        id
        files {
          id
          ...RecordFile_file
        }
      }
    `,
    record,
  );
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { uploads, upload, dismiss } = useUploads(id);
  const label = intl.formatMessage({ id: 'recordFile.choose' });
  return (
    <Stack gap="4" maxWidth="3xl">
      <ForMembers>
        <chakra.div
          display="flex"
          flexDirection="column"
          alignItems="center"
          gap="2"
          padding="5"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor={isOver ? 'accent.solid' : 'border.control'}
          bg={isOver ? 'accent.subtle' : undefined}
          borderRadius="lg"
          textAlign="center"
          onDragOver={event => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={event => {
            event.preventDefault();
            setOver(false);
            upload([...event.dataTransfer.files]);
          }}
        >
          <FileInput
            ref={input}
            multiple
            accept={accepted}
            aria-label={label}
            onChange={event => {
              upload([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <Button variant="outline" onClick={() => input.current?.click()}>
            <Upload aria-hidden />
            {label}
          </Button>
          <Text fontSize="sm" color="fg.muted">
            <FormattedMessage id="recordFile.hint" />
          </Text>
        </chakra.div>
      </ForMembers>
      <chakra.ul display="flex" flexDirection="column" aria-label={intl.formatMessage({ id: 'record.files' })}>
        {uploads.map(({ key, name, part, error }) => (
          <chakra.li key={key} display="flex" alignItems="center" gap="3" paddingBlock="3" borderBottomWidth="1px" fontSize="sm">
            <chakra.div flex="1" minWidth="0" role={error ? 'alert' : 'status'}>
              <bdi>{name}</bdi>
              {error ? (
                <Text color="fg.error">{error}</Text>
              ) : (
                <Progress label={intl.formatMessage({ id: 'recordFile.uploading' }, { name })} part={part} />
              )}
            </chakra.div>
            {error && (
              <Button size="sm" variant="outline" onClick={() => dismiss(key)}>
                <FormattedMessage id="action.dismiss" />
              </Button>
            )}
          </chakra.li>
        ))}
        {files.toReversed().map(file => (
          <RecordFile key={file.id} file={file} />
        ))}
      </chakra.ul>
      {files.length === 0 && uploads.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="recordFile.none" />
        </Text>
      )}
    </Stack>
  );
}
