import { Button, chakra, Flex } from '@chakra-ui/react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMay } from '../../session/may.ts';
import type { Bulk } from './Bulk.ts';
import type { Selection } from './useSelection.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Part } from '../../ui/Part.tsx';

const BulkEdit = lazyPart(async () => (await import('./BulkEdit.tsx')).BulkEdit);
const BulkDelete = lazyPart(async () => (await import('./BulkDelete.tsx')).BulkDelete);

/** Maximum number of records in one bulk request, as on the server. */
const bulkLimit = 10_000;

interface BulkBarProps {
  /** Message id prefix of the entity. */
  entity: string;
  bulk: Bulk;
  selection: Selection;
  /** Number of matching records. */
  total: number;
}

/** Number of selected rows, and the bulk actions for them. */
export function BulkBar({ entity, bulk, selection, total }: BulkBarProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const mayWrite = useMay('WRITE');
  const mayDelete = useMay('DELETE');
  return (
    <Flex
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'bulk.bar' })}
      align="center"
      wrap="wrap"
      gap="2"
      paddingInline="3"
      paddingBlock="2"
      bg="accent.subtle"
      borderBottomWidth="1px"
      fontSize="sm"
    >
      <chakra.span role="status" fontWeight="medium">
        <FormattedMessage id="bulk.selected" values={{ count: selection.count }} />
      </chakra.span>
      {!selection.isAll && selection.count > 1 && total > selection.count && total <= bulkLimit && (
        <Button variant="ghost" size="sm" onClick={selection.takeAll}>
          <FormattedMessage id="bulk.takeAll" values={{ count: total }} />
        </Button>
      )}
      <Flex gap="2" marginInlineStart="auto" wrap="wrap">
        {mayWrite && bulk.update && bulk.fields && (
          <Button variant="outline" size="sm" onClick={() => setOpen('edit')}>
            <Pencil aria-hidden />
            <FormattedMessage id="action.edit" />
          </Button>
        )}
        {mayDelete && bulk.remove && (
          <Button variant="outline" size="sm" colorPalette="red" onClick={() => setOpen('delete')}>
            <Trash2 aria-hidden />
            <FormattedMessage id="action.delete" />
          </Button>
        )}
        <Button variant="ghost" colorPalette="gray" size="sm" onClick={selection.clear}>
          <X aria-hidden />
          <FormattedMessage id="bulk.clear" />
        </Button>
      </Flex>
      <Part>
        {open === 'edit' && <BulkEdit mutation={bulk.update!} fields={bulk.fields!} selection={selection} onClose={close} />}
        {open === 'delete' && (
          <BulkDelete entity={entity} mutation={bulk.remove!} isRestorable={bulk.isRestorable} selection={selection} onClose={close} />
        )}
      </Part>
    </Flex>
  );
}
