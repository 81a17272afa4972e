import { Part } from '../../ui/Part.tsx';
import { useAddressedDialog } from '../useAddress.ts';
import { BoardColumnDeletion } from './BoardColumnDeletion.tsx';
import type { BoardColumns, ShownColumn } from './BoardColumns.ts';

interface BoardColumnDialogsProps {
  board: BoardColumns;
  columns: readonly ShownColumn[];
  refresh: () => Promise<void>;
}

/** The column dialog named by the URL: `column:new`, `column:<id>` or `column:delete:<id>`. */
export function BoardColumnDialogs({ board, columns, refresh }: BoardColumnDialogsProps) {
  const { dialog, close } = useAddressedDialog();
  const [kind, ...rest] = (dialog ?? '').split(':');
  if (kind !== 'column') return null;
  const column = columns.find(({ id }) => id === rest.at(-1));
  const leave = async () => {
    await close();
    await refresh();
  };
  if (rest[0] === 'delete') return column ? <BoardColumnDeletion board={board} column={column} columns={columns} onClose={leave} /> : null;
  if (!column && rest[0] !== 'new') return null;
  return (
    <Part key={dialog}>
      <board.Form board={board} column={column} onClose={leave} />
    </Part>
  );
}
