import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { LeadColumnDeletion } from './LeadColumnDeletion.tsx';
import { LeadColumnForm } from './LeadColumnForm.tsx';

/** A column, as the dialogs need it. */
export interface NamedColumn {
  readonly id: string;
  readonly kind: string;
  readonly title: string | null | undefined;
  readonly version: number;
}

/** The column dialog named by the URL: `column:new`, `column:<id>` or `column:delete:<id>`. */
export function LeadColumnDialogs({ columns, refresh }: { columns: readonly NamedColumn[]; refresh: () => Promise<void> }) {
  const { dialog, close } = useAddressedDialog();
  const [kind, ...rest] = (dialog ?? '').split(':');
  if (kind !== 'column') return null;
  const column = columns.find(({ id }) => id === rest.at(-1));
  const leave = async () => {
    await close();
    await refresh();
  };
  if (rest[0] === 'delete') return column ? <LeadColumnDeletion column={column} columns={columns} onClose={leave} /> : null;
  return column || rest[0] === 'new' ? <LeadColumnForm column={column} onClose={leave} /> : null;
}
