import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RecordFiles_record$key } from '../relay/generated/RecordFiles_record.graphql.ts';
import { ForMembers } from '../session/ForMembers.tsx';
import { RecordFile } from './RecordFile.tsx';
import { UploadRows } from './UploadList.tsx';
import { acceptedFiles, useUploads } from './useUploads.ts';
import { FileInput } from '../fields/FileInput.tsx';

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
            accept={acceptedFiles}
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
        <UploadRows uploads={uploads} dismiss={dismiss} />
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
