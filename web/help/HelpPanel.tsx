import { Box, Button, chakra, Flex, Heading, IconButton, Input } from '@chakra-ui/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Keyboard from 'lucide-react/icons/keyboard';
import Signpost from 'lucide-react/icons/signpost';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MarkdownText } from '../core/richText/MarkdownText.tsx';
import { Modal } from '../core/ui/Modal.tsx';
import { HelpTopicButton } from './HelpTopicButton.tsx';
import { helpTopicOf } from './helpTopics.ts';
import { findTopics, type HelpChapter } from './readHelp.ts';

export interface HelpProps {
  chapters: readonly HelpChapter[];
  /** Path of the screen that is shown, with `:id` for a record's. */
  path: string | undefined;
  /** Over the page instead of beside it. */
  isOver: boolean;
  onClose: () => void;
  /** Shows the keys of the screen. */
  onKeys: () => void;
  /** Shows what the frame around the screens is for. */
  onTour: () => void;
}

/** The help: what explains the screen, all other topics, and a search. Beside the page it stays open while the user works. */
export function HelpPanel({ isOver, ...props }: HelpProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'help.title' });
  if (isOver)
    return (
      <Modal title={title} onClose={props.onClose} size="md" bare>
        <Content {...props} />
      </Modal>
    );
  return (
    <chakra.aside
      aria-label={title}
      width="sm"
      flexShrink="0"
      height="100dvh"
      position="sticky"
      top="0"
      display="flex"
      flexDirection="column"
      bg="bg.panel"
      borderInlineStartWidth="1px"
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        props.onClose();
      }}
    >
      <Content {...props} />
    </chakra.aside>
  );
}

function Content({ chapters, path, onClose, onKeys, onTour }: Omit<HelpProps, 'isOver'>) {
  const intl = useIntl();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const own = helpTopicOf(path ?? '/');
  const [seen, setSeen] = useState(own);
  if (seen !== own) {
    setSeen(own);
    setChosen(undefined);
  }
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => void (before instanceof HTMLElement && before.focus());
  }, []);
  const shown = chosen ?? own;
  const topic = chapters.flatMap(({ topics }) => topics).find(one => one.id === shown);
  const found = typed.trim() ? findTopics(chapters, typed) : undefined;
  const choose = (wanted: string) => {
    setChosen(wanted);
    setTyped('');
  };
  return (
    <>
      <Flex align="center" justify="space-between" gap="2" paddingInline="4" height="14" flexShrink="0" borderBottomWidth="1px">
        <Heading as="h2" size="md">
          <FormattedMessage id="help.title" />
        </Heading>
        <IconButton size="sm" variant="ghost" colorPalette="gray" aria-label={intl.formatMessage({ id: 'action.close' })} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      <Box as="search" padding="4" paddingBlockEnd="2" flexShrink="0">
        <Input
          ref={box}
          data-focus-first
          type="search"
          size="sm"
          aria-label={intl.formatMessage({ id: 'help.search' })}
          placeholder={intl.formatMessage({ id: 'help.search' })}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </Box>
      <Box overflowY="auto" flex="1" minHeight="0" padding="4" paddingBlockStart="2" tabIndex={0} role="group" aria-labelledby={id}>
        {found ? (
          <>
            <chakra.p role="status" id={id} fontSize="sm" color="fg.muted" marginBlockEnd="2">
              <FormattedMessage id="help.found" values={{ count: found.length }} />
            </chakra.p>
            {found.map(({ chapter, topic: hit }) => (
              <HelpTopicButton key={hit.id} title={hit.title} detail={chapter.title} onClick={() => choose(hit.id)} />
            ))}
          </>
        ) : (
          <>
            {chosen && chosen !== own && own && (
              <Button size="xs" variant="ghost" marginBlockEnd="2" onClick={() => setChosen(undefined)}>
                <chakra.span _rtl={{ transform: 'scaleX(-1)' }}>
                  <ArrowLeft aria-hidden size="14" />
                </chakra.span>
                <FormattedMessage id="help.back" />
              </Button>
            )}
            {topic ? (
              <Box as="article" fontSize="sm" lineHeight="tall">
                <Heading as="h3" size="lg" id={id} marginBlockEnd="3">
                  {topic.title}
                </Heading>
                <Flex direction="column" gap="3" css={{ '& li': { marginBlockEnd: '1.5' } }}>
                  <MarkdownText text={topic.text} />
                </Flex>
              </Box>
            ) : (
              <chakra.p id={id} fontSize="sm" color="fg.muted">
                <FormattedMessage id="help.none" />
              </chakra.p>
            )}
            <Box as="nav" aria-labelledby={`${id}-all`} marginBlockStart="6" paddingBlockStart="4" borderTopWidth="1px">
              <Heading as="h3" size="sm" id={`${id}-all`} marginBlockEnd="2">
                <FormattedMessage id="help.all" />
              </Heading>
              {chapters.map(chapter => (
                <details key={chapter.id}>
                  <chakra.summary cursor="pointer" paddingBlock="1.5" fontSize="sm" fontWeight="medium">
                    {chapter.title}
                  </chakra.summary>
                  {chapter.topics.map(one => (
                    <HelpTopicButton key={one.id} title={one.title} isShown={one.id === shown} onClick={() => choose(one.id)} />
                  ))}
                </details>
              ))}
            </Box>
          </>
        )}
      </Box>
      <Flex paddingInline="4" paddingBlock="2" borderTopWidth="1px" flexShrink="0">
        <Button size="sm" variant="ghost" onClick={onKeys}>
          <Keyboard aria-hidden />
          <FormattedMessage id="keys.title" />
        </Button>
        <Button size="sm" variant="ghost" onClick={onTour}>
          <Signpost aria-hidden />
          <FormattedMessage id="tour.start" />
        </Button>
      </Flex>
    </>
  );
}
