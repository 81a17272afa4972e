import { Flex, IconButton, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ForMembers } from '../../session/ForMembers.tsx';
import { PopoverItem } from '../../ui/Popover.tsx';
import { RowActions } from '../RowActions.tsx';
import { useAction } from '../useAction.ts';
import { useAddressedDialog } from '../useAddress.ts';
import type { BoardColumns, ColumnMutation, ShownColumn } from './BoardColumns.ts';

interface BoardColumnHeadProps {
  board: BoardColumns;
  column: ShownColumn;
  columns: readonly { readonly id: string }[];
  refresh: () => Promise<void>;
  /** Opens the form that adds a card to the column; undefined if it takes no new ones. */
  onAdd?: () => void;
  /** Message id of the button for it, in which `column` is the column's name. */
  addLabel: string;
  /** Totals of the column's cards, loaded or not. */
  children: ReactNode;
}

/** Header of a column: its totals and actions. */
export function BoardColumnHead({ board, column, columns, refresh, onAdd, addLabel, children }: BoardColumnHeadProps) {
  const intl = useIntl();
  const { open } = useAddressedDialog();
  const { entity, nameOf } = board;
  const [move] = useAction<ColumnMutation>(entity, board.operations.move);
  const { id, version, kind } = column;
  const name = nameOf(column);
  const index = columns.findIndex(other => other.id === id);
  const put = async (afterId: string | undefined, beforeId: string | undefined) => {
    await move({ input: { id, version, afterId, beforeId } });
    await refresh();
  };
  return (
    <Flex align="center" justify="space-between" gap="2" fontSize="sm" color="fg.muted">
      <Text>{children}</Text>
      <Flex align="center">
        {onAdd && (
          <ForMembers>
            <IconButton
              variant="ghost"
              colorPalette="gray"
              size="sm"
              aria-label={intl.formatMessage({ id: addLabel }, { column: name })}
              onClick={onAdd}
            >
              <Plus aria-hidden />
            </IconButton>
          </ForMembers>
        )}
        <RowActions name={name}>
          {kind === 'CUSTOM' && (
            <PopoverItem onClick={() => open(`column:${id}`)}>
              <FormattedMessage id="kanban.renameColumn" />
            </PopoverItem>
          )}
          <PopoverItem disabled={index === 0} onClick={() => void put(columns[index - 2]?.id, columns[index - 1].id)}>
            <FormattedMessage id="kanban.earlier" />
          </PopoverItem>
          <PopoverItem disabled={index === columns.length - 1} onClick={() => void put(columns[index + 1].id, columns[index + 2]?.id)}>
            <FormattedMessage id="kanban.later" />
          </PopoverItem>
          <PopoverItem onClick={() => open('column:new')}>
            <FormattedMessage id={`${entity}.new`} />
          </PopoverItem>
          {kind === 'CUSTOM' && (
            <PopoverItem color="red.fg" onClick={() => open(`column:delete:${id}`)}>
              <FormattedMessage id="action.delete" />
            </PopoverItem>
          )}
        </RowActions>
      </Flex>
    </Flex>
  );
}
