import { Button, chakra, Flex, Input } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { titleLimit } from '../../../server/core/rules/fields.ts';

interface NewItemsProps {
  add: (titles: string[]) => Promise<boolean>;
  isAdding: boolean;
}

/** Adds items to a checklist: one by Enter, or one for each pasted line. */
export function NewItems({ add, isAdding }: NewItemsProps) {
  const intl = useIntl();
  const id = useId();
  const [title, setTitle] = useState('');
  const send = async (titles: string[]) => {
    if (titles.length === 0 || isAdding) return;
    if (await add(titles)) setTitle('');
  };
  return (
    <chakra.form
      paddingBlockStart="2"
      onSubmit={event => {
        event.preventDefault();
        void send(linesOf(title));
      }}
    >
      <Flex gap="2">
        <Input
          size="sm"
          value={title}
          maxLength={titleLimit}
          aria-label={intl.formatMessage({ id: 'checklist.new' })}
          aria-describedby={id}
          placeholder={intl.formatMessage({ id: 'checklist.new' })}
          onChange={event => setTitle(event.target.value)}
          onPaste={event => {
            const lines = linesOf(event.clipboardData.getData('text'));
            if (title || lines.length < 2) return;
            event.preventDefault();
            void send(lines);
          }}
        />
        <Button type="submit" size="sm" variant="outline" disabled={!title.trim() || isAdding} aria-busy={isAdding}>
          <FormattedMessage id="checklist.add" />
        </Button>
      </Flex>
      <chakra.p id={id} marginBlockStart="1" fontSize="xs" color="fg.muted">
        <FormattedMessage id="checklist.newHint" />
      </chakra.p>
    </chakra.form>
  );
}

/** The lines of a text without the bullets of a list in front of them. */
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map(line => line.replace(/^\s*(?:[-*•]\s+)?(?:\[[ xX]?\]\s+)?/, '').trim())
    .filter(Boolean);
