import { Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/text-quote';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editOf, type Edit, type MarkName } from './markdownEdits.ts';
import { RichText } from './RichText.tsx';

const buttons = [
  ['bold', Bold],
  ['italic', Italic],
  ['list', List],
  ['numbered', ListOrdered],
  ['task', ListChecks],
  ['quote', Quote],
  ['code', Code],
  ['link', Link],
] as const;

const keys: Readonly<Record<string, MarkName>> = { b: 'bold', i: 'italic' };

interface MarkdownFrameProps {
  /** The field in which the text is written. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** Users whose `@name` is highlighted in the preview. */
  names?: readonly string[];
  /** Further buttons. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Replaces a part of a field's text as typing would, so that it can be undone by Ctrl+Z. */
export function applyEdit(area: HTMLTextAreaElement, { text, from, to, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // oxlint-disable-next-line typescript/no-deprecated -- The only way to change a field's text that keeps what Ctrl+Z takes back.
  document.execCommand(text ? 'insertText' : 'delete', false, text);
  area.setSelectionRange(...select);
}

/** A field for restricted Markdown: buttons that put its marks, Ctrl+B and Ctrl+I, and a preview. */
export function MarkdownFrame({ area, names, tools, children }: MarkdownFrameProps) {
  const intl = useIntl();
  const [shown, setShown] = useState<string>();
  const [at, setAt] = useState(0);
  const mark = (name: MarkName) => {
    const field = area.current!;
    applyEdit(field, editOf(name, { text: field.value, from: field.selectionStart, to: field.selectionEnd }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey ? keys[event.key.toLowerCase()] : undefined;
    if (!name || event.target !== area.current) return;
    event.preventDefault();
    mark(name);
  };
  /** One tab stop for the toolbar; arrows go on in it. */
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll('button')];
    const next = (at + step + all.length) % all.length;
    setAt(next);
    all[next].focus();
  };
  return (
    <chakra.div width="full" onKeyDown={onKeyDown}>
      <Flex align="center" gap="0.5" wrap="wrap" marginBlockEnd="1">
        <Flex
          role="toolbar"
          aria-label={intl.formatMessage({ id: 'markdown.toolbar' })}
          wrap="wrap"
          gap="0.5"
          onKeyDown={walk}
          display={shown === undefined ? 'flex' : 'none'}
        >
          {buttons.map(([name, Icon], index) => (
            <IconButton
              key={name}
              type="button"
              size="xs"
              variant="ghost"
              colorPalette="gray"
              tabIndex={index === at ? 0 : -1}
              aria-label={intl.formatMessage({ id: `markdown.${name}` })}
              title={intl.formatMessage({ id: `markdown.${name}` })}
              onMouseDown={event => event.preventDefault()}
              onClick={() => {
                setAt(index);
                mark(name);
              }}
            >
              <Icon aria-hidden />
            </IconButton>
          ))}
        </Flex>
        {shown === undefined && tools}
        <Button
          type="button"
          size="xs"
          variant={shown === undefined ? 'ghost' : 'subtle'}
          colorPalette="gray"
          marginInlineStart="auto"
          aria-pressed={shown !== undefined}
          onClick={() => setShown(shown === undefined ? area.current!.value : undefined)}
        >
          <FormattedMessage id="markdown.preview" />
        </Button>
      </Flex>
      {shown !== undefined && (
        <chakra.div
          role="region"
          aria-label={intl.formatMessage({ id: 'markdown.preview' })}
          minHeight="20"
          padding="3"
          borderWidth="1px"
          borderRadius="md"
          fontSize="sm"
        >
          {shown.trim() ? <RichText text={shown} names={names} /> : <FormattedMessage id="markdown.nothing" />}
        </chakra.div>
      )}
      <chakra.div display={shown === undefined ? 'block' : 'none'}>{children}</chakra.div>
    </chakra.div>
  );
}
