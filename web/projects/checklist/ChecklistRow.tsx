import { chakra, IconButton, Input } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { titleLimit } from '../../../server/core/rules/fields.ts';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useMay } from '../../core/session/may.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';

/** An item as its row shows it. */
export interface ShownItem {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly doneAt?: string | null;
}

interface ChecklistRowProps {
  item: ShownItem;
  isLifted: boolean;
  /** Id of the instructions for moving items. */
  instructions: string;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Moves it up or down; undefined at the end of the list. */
  up?: () => void;
  down?: () => void;
  tick: (isDone: boolean) => Promise<boolean>;
  rename: (title: string) => Promise<boolean>;
  convert: () => Promise<void>;
  remove: () => Promise<void>;
}

/** An item of a checklist: ticked, renamed in place, and moved by mouse, touch, keyboard or menu. */
export function ChecklistRow({ item, isLifted, instructions, onKeyDown, up, down, tick, rename, convert, remove }: ChecklistRowProps) {
  const intl = useIntl();
  const mayWrite = useMay('WRITE');
  const { ref, isDragSource } = useDraggable({ id: item.id, disabled: !mayWrite });
  const handle = useRef<HTMLButtonElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  /** What the user has just set, until the server has answered. */
  const [ticked, setTicked] = useState<boolean>();
  // Moving remounts the row, so the focus must be restored.
  useLayoutEffect(() => {
    if (isLifted) handle.current?.focus();
  });
  const isDone = ticked ?? !!item.doneAt;
  return (
    <chakra.li
      ref={ref}
      data-card={item.id}
      display="flex"
      alignItems="center"
      gap="2"
      minHeight="9"
      bg={isLifted ? 'accent.subtle' : undefined}
      borderRadius="md"
      opacity={isDragSource ? 0.4 : 1}
    >
      {mayWrite && (
        <IconButton
          ref={handle}
          data-handle
          variant="ghost"
          colorPalette="gray"
          size="xs"
          cursor="grab"
          aria-label={intl.formatMessage({ id: 'kanban.handle' }, { card: item.title })}
          aria-describedby={instructions}
          aria-pressed={isLifted}
          onKeyDown={onKeyDown}
        >
          <GripVertical aria-hidden />
        </IconButton>
      )}
      {isRenaming ? (
        <Renaming title={item.title} rename={rename} onClose={() => setRenaming(false)} />
      ) : (
        <chakra.label
          display="flex"
          flex="1"
          minWidth="0"
          alignItems="center"
          gap="2"
          fontSize="sm"
          cursor={mayWrite ? 'pointer' : undefined}
        >
          <chakra.input
            type="checkbox"
            boxSize="4"
            flexShrink="0"
            accentColor="accent.solid"
            checked={isDone}
            disabled={!mayWrite}
            onChange={async ({ target }) => {
              setTicked(target.checked);
              await tick(target.checked);
              setTicked(undefined);
            }}
          />
          <chakra.bdi overflowWrap="anywhere" color={isDone ? 'fg.muted' : undefined} textDecoration={isDone ? 'line-through' : undefined}>
            {item.title}
          </chakra.bdi>
        </chakra.label>
      )}
      <RowActions name={item.title}>
        <PopoverItem onClick={() => setRenaming(true)}>
          <FormattedMessage id="checklist.rename" />
        </PopoverItem>
        <PopoverItem disabled={!up} onClick={up}>
          <FormattedMessage id="kanban.up" />
        </PopoverItem>
        <PopoverItem disabled={!down} onClick={down}>
          <FormattedMessage id="kanban.down" />
        </PopoverItem>
        <PopoverItem onClick={() => void convert()}>
          <FormattedMessage id="checklist.convert" />
        </PopoverItem>
        <PopoverItem color="red.fg" onClick={() => void remove()}>
          <FormattedMessage id="action.delete" />
        </PopoverItem>
      </RowActions>
    </chakra.li>
  );
}

/** Field in which an item is renamed: Enter saves, Escape leaves it as it was. */
function Renaming({ title, rename, onClose }: { title: string; rename: (title: string) => Promise<boolean>; onClose: () => void }) {
  const intl = useIntl();
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = async () => {
    if (!text.trim() || text.trim() === title || (await rename(text))) onClose();
  };
  return (
    <Input
      ref={field}
      size="sm"
      flex="1"
      value={text}
      maxLength={titleLimit}
      aria-label={intl.formatMessage({ id: 'checklist.one' })}
      onChange={event => setText(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={event => {
        if (event.key === 'Enter') void save();
        else if (event.key === 'Escape') onClose();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
