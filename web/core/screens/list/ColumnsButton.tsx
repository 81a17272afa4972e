import { Button } from '@chakra-ui/react';
import Columns3 from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Column } from '../Column.ts';
import type { useListSettings } from './useListSettings.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Part } from '../../ui/Part.tsx';

const ColumnsPanel = lazyPart(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

interface ColumnsButtonProps<Row> {
  columns: Column<Row>[];
  settings: Pick<ReturnType<typeof useListSettings>, 'chosen' | 'show'> & { shown: { id: string }[] };
}

/** Button that opens the choice of columns. */
export function ColumnsButton<Row>({ columns, settings }: ColumnsButtonProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" colorPalette="gray" size="sm" aria-haspopup="dialog" marginInlineStart="auto" onClick={() => setOpen(true)}>
        <Columns3 aria-hidden />
        <FormattedMessage id="columns.open" />
      </Button>
      {isOpen && (
        <Part>
          <ColumnsPanel
            columns={columns}
            {...settings}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Part>
      )}
    </>
  );
}
