import { LeadDocumentItems } from '../deal/LeadDocumentActions.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';

/** Actions on a lead, wherever it is listed. */
export function LeadActions({ id }: { id: string }) {
  return (
    <>
      <EditItem id={id} />
      <LeadDocumentItems id={id} />
      <DuplicateItem id={id} />
      <DeleteItem id={id} />
    </>
  );
}
