import { Button, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Suggestions } from '../fields/Suggestions.tsx';
import type { Outcome } from '../relay/saving.ts';
import { useDraft } from '../screens/useDraft.ts';
import { useMentions, type Mentionable } from './useMentions.ts';

interface CommentBoxProps {
  /** Message id of the label. */
  label: string;
  /** Message id of the submit button. */
  action: string;
  text?: string;
  mentions?: readonly Mentionable[];
  save: (text: string, mentionIds: string[]) => Promise<Outcome<unknown>>;
  isSaving: boolean;
  /** Cancels editing; undefined for a new comment. */
  onCancel?: () => void;
}

/** Editor of a comment: Ctrl+Enter submits, @ mentions a colleague. */
export function CommentBox({ label, action, text = '', mentions = [], save, isSaving, onCancel }: CommentBoxProps) {
  const intl = useIntl();
  const id = useId();
  const [error, setError] = useState<string>();
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
  return (
    <Stack gap="2">
      <Textarea
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
