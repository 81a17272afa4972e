import { Button, chakra, HStack } from '@chakra-ui/react';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Outcome } from '../relay/saving.ts';
import { watchUpload } from '../relay/sendFiles.ts';
import { toast } from '../ui/toasts.ts';
import { Progress } from '../ui/Progress.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { fileLimit } from '../../../server/core/rules/bytes.ts';
import { FileInput } from './FileInput.tsx';

/** A file stored on the server. */
export interface StoredFileRef {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

interface FileFieldProps extends FieldProps {
  /** File types offered by the file picker: `application/pdf,image/png`. The server checks the content. */
  accept: string;
  /** The initially stored file. */
  stored?: StoredFileRef | null;
  /** Stores a file as soon as it is chosen. */
  upload: (file: File) => Promise<Outcome<StoredFileRef | null | undefined>>;
}

/** One file, uploaded as soon as it is chosen and linked to the record when that is saved; the form's value is its id. */
export function FileField({ name, label, hint, required, disabled, accept, stored, upload }: FileFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const {
    field: { value, onChange, ref },
  } = useController({ name });
  const { setError, clearErrors } = useFormContext();
  const [chosen, setChosen] = useState<StoredFileRef>();
  const [isBusy, setBusy] = useState(false);
  const [part, setPart] = useState<number>();
  const shown = [chosen, stored].find(file => file?.id === value);
  const take = async (file: File | undefined) => {
    if (!file) return;
    clearErrors(name);
    if (file.size > fileLimit) return setError(name, { message: intl.formatMessage({ id: 'fileTooLarge' }, { max: 10 }) });
    setBusy(true);
    setPart(undefined);
    watchUpload(file, setPart);
    const { response, issues } = await upload(file);
    setBusy(false);
    if (input.current) input.current.value = '';
    if (!response) {
      toast(intl.formatMessage({ id: 'toast.attachmentFailed' }), 'red');
      return setError(name, { message: issues[0]?.text });
    }
    setChosen(response);
    onChange(response.id);
  };
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <HStack gap="2" wrap="wrap" width="full">
        {shown && (
          <chakra.a
            href={shown.url}
            target="_blank"
            rel="noreferrer"
            display="inline-flex"
            gap="2"
            alignItems="center"
            minWidth="0"
            overflowWrap="anywhere"
          >
            <Paperclip size={16} aria-hidden />
            <bdi>{shown.name}</bdi>
          </chakra.a>
        )}
        <FileInput
          ref={input}
          accept={accept}
          aria-label={intl.formatMessage({ id: 'field.chooseFile' })}
          onChange={event => void take(event.target.files?.[0])}
        />
        <Button
          ref={ref}
          variant="outline"
          size="sm"
          disabled={disabled || isBusy}
          aria-busy={isBusy}
          onClick={() => input.current?.click()}
        >
          <FormattedMessage id="field.chooseFile" />
        </Button>
        {value && !disabled && (
          <Button variant="ghost" colorPalette="red" size="sm" onClick={() => onChange('')}>
            <FormattedMessage id="field.removeFile" />
          </Button>
        )}
        {isBusy && <Progress label={intl.formatMessage({ id: 'field.uploading' })} part={part} />}
      </HStack>
    </FieldFrame>
  );
}
