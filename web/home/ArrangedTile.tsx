import { chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import ChevronsRightLeft from 'lucide-react/icons/chevrons-right-left';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { homeColumns } from '../../server/core/session/homeTiles.rules.ts';
import { useLanguage } from '../core/i18n/useLanguage.ts';

interface ArrangedTileProps {
  tile: string;
  name: string;
  width: number;
  /** Where a dragged tile would be dropped, if here. */
  mark: 'before' | 'after' | undefined;
  onMove: (by: number) => void;
  onResize: (width: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** A tile while the home page is arranged: it is dragged, moved with the arrow keys on its handle, made narrower or wider, or removed. */
export function ArrangedTile({ tile, name, width, mark, onMove, onResize, onRemove, children }: ArrangedTileProps) {
  const intl = useIntl();
  const { direction } = useLanguage();
  const { ref, isDragSource } = useDraggable({ id: tile });
  const forward = direction === 'rtl' ? -1 : 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -forward, ArrowRight: forward }[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  const button = (id: string, icon: ReactNode, onClick: () => void, isDisabled = false) => (
    <IconButton
      size="xs"
      variant="ghost"
      colorPalette="gray"
      disabled={isDisabled}
      aria-label={intl.formatMessage({ id }, { tile: name })}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
  return (
    <chakra.li
      ref={ref}
      data-card={tile}
      position="relative"
      display="flex"
      flexDirection="column"
      gap="1"
      minWidth="0"
      gridColumn={{ base: '1 / -1', xl: `span ${width}` }}
      padding="1.5"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="xl"
      bg="bg.subtle"
      opacity={isDragSource ? 0.4 : 1}
    >
      {mark && (
        <chakra.span
          aria-hidden
          position="absolute"
          insetBlock="0"
          insetInlineStart={mark === 'before' ? '-2.5' : undefined}
          insetInlineEnd={mark === 'after' ? '-2.5' : undefined}
          width="1"
          borderRadius="full"
          bg="accent.solid"
        />
      )}
      <Flex align="center" gap="1">
        <IconButton
          data-handle
          size="xs"
          variant="ghost"
          colorPalette="gray"
          cursor="grab"
          aria-label={intl.formatMessage({ id: 'kanban.handle' }, { card: name })}
          onKeyDown={onKeyDown}
        >
          <GripVertical aria-hidden />
        </IconButton>
        <Text as="span" flex="1" minWidth="0" fontSize="sm" truncate>
          {name}
        </Text>
        {button('home.narrower', <ChevronsRightLeft aria-hidden />, () => onResize(width - 1), width === 1)}
        {button('home.wider', <ChevronsLeftRight aria-hidden />, () => onResize(width + 1), width === homeColumns)}
        {button('home.remove', <X aria-hidden />, onRemove)}
      </Flex>
      <chakra.div inert display="flex" flexDirection="column" flex="1" minWidth="0" css={{ '& > *': { flex: 1 } }}>
        {children}
      </chakra.div>
    </chakra.li>
  );
}
