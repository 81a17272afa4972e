import { Button, chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Progress } from '../ui/Progress.tsx';
import type { Upload } from './useUploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  dismiss: (key: number) => void;
}

/** Uploads that are in progress or have failed, as items of a list. */
export function UploadRows({ uploads, dismiss }: UploadListProps) {
  const intl = useIntl();
  return uploads.map(({ key, name, part, error }) => (
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
  ));
}

/** The same as a list of their own, while there are any. */
export const UploadList = (props: UploadListProps) =>
  props.uploads.length > 0 && (
    <ul>
      <UploadRows {...props} />
    </ul>
  );
