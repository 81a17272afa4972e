import { Button, Flex, IconButton, Stack, Text, Textarea } from '@chakra-ui/react';
import Paperclip from 'lucide-react/icons/paperclip';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileInput } from '../fields/FileInput.tsx';
import { Suggestions } from '../fields/Suggestions.tsx';
import type { Outcome } from '../relay/saving.ts';
import { applyEdit, MarkdownFrame } from '../richText/MarkdownFrame.tsx';
import { useDraft } from '../screens/useDraft.ts';
import { UploadList } from './UploadList.tsx';
import { useMentions, type Mentionable } from './useMentions.ts';
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
  const writing = useMentions(text, mentions);
  useDraft(
    `${label} ${text}`,
    () => (writing.text === text ? undefined : { text: writing.text, mentions: writing.mentions }),
    writing.restore,
  );
  const { picker } = writing;
  const name = intl.formatMessage({ id: label });
  const anchor = `--mentions-${id.replace(/\W/g, '')}`;
  const send = async () => {
    if (!writing.text.trim() || isSaving) return;
    const { issues } = await save(writing.text, writing.mentionIds);
    setError(issues[0]?.text);
    if (issues.length === 0) writing.clear();
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
        names={writing.mentions.map(({ name: mentioned }) => mentioned)}
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
          style={{ anchorName: anchor }}
          value={writing.text}
          rows={3}
          maxLength={5_000}
          aria-label={name}
          aria-describedby={`${id}-hint`}
          aria-invalid={!!error}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={picker.isOpen ? `${id}-list` : undefined}
          aria-activedescendant={picker.isOpen && picker.found.length > 0 ? `${id}-list-${picker.at}` : undefined}
          placeholder={intl.formatMessage({ id: 'comment.placeholder' })}
          onChange={event => writing.change(event.target.value, event.target.selectionStart)}
          onBlur={picker.close}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
            else writing.onKeyDown(event);
          }}
        />
      </MarkdownFrame>
      <UploadList uploads={uploads} dismiss={dismiss} />
      {picker.isOpen && (
        <Suggestions
          id={`${id}-list`}
          anchor={anchor}
          items={picker.found}
          state={picker.state}
          at={picker.at}
          setAt={picker.setAt}
          take={picker.take}
        />
      )}
      <Flex gap="2" wrap="wrap" align="center">
        <Button size="sm" disabled={!writing.text.trim() || isSaving} aria-busy={isSaving} onClick={() => void send()}>
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
