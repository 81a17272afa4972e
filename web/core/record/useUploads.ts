import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useUploadsMutation } from '../relay/generated/useUploadsMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { watchUpload } from '../relay/sendFiles.ts';
import { fileLimit } from '../../../server/core/rules/bytes.ts';
import { useRevalidate } from '../relay/useRevalidate.ts';

/** Files that can be chosen for a record. */
export const acceptedFiles = '.pdf,.png,.jpg,.jpeg,.webp,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.csv,.txt';

/** An upload that is in progress or has failed. */
export interface Upload {
  key: number;
  name: string;
  /** Progress from 0 to 1. */
  part?: number;
  error?: string;
}

/** A file that has arrived. */
interface Uploaded {
  readonly name: string;
  readonly url: string;
}

let last = 0;

/** Uploads files to a record one after the other; failed ones stay listed with the reason. */
export function useUploads(recordId: string) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [add] = useSaving<useUploadsMutation>(graphql`
    mutation useUploadsMutation($input: AddRecordFileInput!) {
      addRecordFile(input: $input) {
        ...saving_payload
        recordFile {
          file {
            name
            url
          }
        }
      }
    }
  `);
  const dismiss = (key: number) => setUploads(all => all.filter(one => one.key !== key));
  const note = (key: number, news: Partial<Upload>) => setUploads(all => all.map(one => (one.key === key ? { ...one, ...news } : one)));
  const send = async (key: number, file: File, onDone?: (file: Uploaded) => void) => {
    watchUpload(file, part => note(key, { part }));
    const { issues, response } =
      file.size > fileLimit
        ? { issues: [{ text: intl.formatMessage({ id: 'fileTooLarge' }, { max: 10 }) }], response: undefined }
        : await add({ input: { recordId, file } }, { 'input.file': file });
    if (issues.length > 0) note(key, { error: issues[0].text });
    else {
      dismiss(key);
      if (response?.addRecordFile?.recordFile) onDone?.(response.addRecordFile.recordFile.file);
      void revalidate();
    }
  };
  const upload = (files: File[], onDone?: (file: Uploaded) => void) => {
    const begun = files.map(file => ({ key: ++last, name: file.name, file }));
    setUploads(all => [...all, ...begun]);
    void begun.reduce((before, { key, file }) => before.then(() => send(key, file, onDone)), Promise.resolve());
  };
  return { uploads, upload, dismiss };
}
