import { Button, Flex, IconButton, Stack, Text, Textarea } from '@chakra-ui/react';
import Paperclip from 'lucide-react/icons/paperclip';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileInput } from '../fields/FileInput.tsx';
import { Suggestions } from '../fields/Suggestions.tsx';
import type { Outcome } from '../relay/saving.ts';
import { applyEdit, MarkdownFrame } from '../richText/MarkdownFrame.tsx';
import { mentionedIn, useMentions, type Mentionable } from '../richText/useMentions.ts';
import { useDraft } from '../screens/useDraft.ts';
import { UploadList } from './UploadList.tsx';
import { acceptedFiles, useUploads } from './useUploads.ts';

interface CommentBoxProps {
  /** Message id of the label. */
  label: string;
  /** Message id of the submit button. */
  action: string;
  /** The record that is commented, which files are added to. */
  recordId: string;
  text?: string;
  mentions?: readonly Mentionable[];
  save: (text: string, mentionIds: string[]) => Promise<Outcome<unknown>>;
  isSaving: boolean;
  /** Cancels editing; undefined for a new comment. */
  onCancel?: () => void;
}

/** Editor of a comment in restricted Markdown: Ctrl+Enter submits, @ mentions a colleague; a pasted, dropped or chosen file is linked. */
export function CommentBox({ label, action, recordId, text = '', mentions = [], save, isSaving, onCancel }: CommentBoxProps) {
  const intl = useIntl();
  const id = useId();
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { uploads, upload, dismiss } = useUploads(recordId);
  const [written, setWritten] = useState(text);
  const { known, setKnown, look, close, area: mentioning, suggestions } = useMentions({ recordId }, mentions);
  const begin = (draft: { text: string; mentions: readonly Mentionable[] }) => {
    setWritten(draft.text);
    setKnown(draft.mentions);
  };
  useDraft(`${label} ${text}`, () => (written === text ? undefined : { text: written, mentions: known }), begin);
  const name = intl.formatMessage({ id: label });
  const send = async () => {
    if (!written.trim() || isSaving) return;
    const { issues } = await save(written, mentionedIn(written, known));
    setError(issues[0]?.text);
    if (issues.length > 0) return;
    begin({ text: '', mentions: [] });
    close();
  };
  /** Adds files to the record, and a link to each where the caret is. */
  const attach = (files: File[]) =>
    upload(files, ({ name: file, url }) => {
      const field = area.current;
      if (!field) return;
      const at = field.selectionEnd;
      const link = `[${file.replaceAll(/[[\]\\]/g, ' ')}](${url}) `;
      applyEdit(field, { text: link, from: at, to: at, select: [at + link.length, at + link.length] });
    });
  return (
    <Stack gap="2">
      <MarkdownFrame
        area={area}
        names={known.map(({ name: mentioned }) => mentioned)}
        tools={
          <>
            <FileInput
              ref={chooser}
              multiple
              accept={acceptedFiles}
              aria-label={intl.formatMessage({ id: 'recordFile.choose' })}
              onChange={event => {
                attach([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <IconButton
              type="button"
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={intl.formatMessage({ id: 'markdown.file' })}
              title={intl.formatMessage({ id: 'markdown.file' })}
              onClick={() => chooser.current?.click()}
            >
              <Paperclip aria-hidden />
            </IconButton>
          </>
        }
      >
        <Textarea
          {...mentioning}
          ref={area}
          dir="auto"
          onPaste={event => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            attach(files);
          }}
          onDrop={event => {
            const files = [...event.dataTransfer.files];
            if (files.length === 0) return;
            event.preventDefault();
            attach(files);
          }}
          value={written}
          rows={3}
          maxLength={5_000}
          aria-label={name}
          aria-describedby={`${id}-hint`}
          aria-invalid={!!error}
          placeholder={intl.formatMessage({ id: 'comment.placeholder' })}
          onChange={event => {
            setWritten(event.target.value);
            look(event.target);
          }}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
            else mentioning.onKeyDown(event);
          }}
        />
      </MarkdownFrame>
      <UploadList uploads={uploads} dismiss={dismiss} />
      {suggestions && <Suggestions {...suggestions} />}
      <Flex gap="2" wrap="wrap" align="center">
        <Button size="sm" disabled={!written.trim() || isSaving} aria-busy={isSaving} onClick={() => void send()}>
          <FormattedMessage id={action} />
        </Button>
        {onCancel && (
          <Button size="sm" variant="outline" onClick={onCancel}>
            <FormattedMessage id="action.cancel" />
          </Button>
        )}
        <Text id={`${id}-hint`} fontSize="xs" role={error ? 'alert' : undefined} color={error ? 'fg.error' : 'fg.muted'}>
          {error ?? <FormattedMessage id="comment.hint" />}
        </Text>
      </Flex>
    </Stack>
  );
}
