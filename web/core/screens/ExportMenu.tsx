import { Button } from '@chakra-ui/react';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import { Bytes } from '../i18n/Bytes.tsx';
import type { ScreenRow } from '../routing/ScreenRow.ts';
import { RequestFailed } from '../relay/RequestFailed.ts';
import { Popover, PopoverItem } from '../ui/Popover.tsx';
import { toast } from '../ui/toasts.ts';
import type { Column } from './Column.ts';
import { download } from './download.ts';
import { exportColumns } from './exportColumns.ts';
import type { ExportFormat } from './runExport.ts';

interface ExportMenuProps<Row> {
  title: string;
  /** Visible columns, in order. */
  columns: Column<Row>[];
  /** Variables of the list's query: filter, order and search. */
  variables: object;
  /** Number of rows; large exports run in the background. */
  total: number;
}

/** Number of rows above which an export runs in the background. */
const manyRows = 10_000;

/**
 * Exports all rows of a list, not only the loaded ones, with the screen's own query, filter, order and search. Large exports are downloaded
 * from the task tray in the top bar.
 */
export function ExportMenu<Row>({ title, columns, variables, total }: ExportMenuProps<Row>) {
  const intl = useIntl();
  const row = useMatches().at(-1)?.handle as ScreenRow | undefined;
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const documentId = row?.query?.params.id;
  if (!documentId) return null;
  const run = async (format: ExportFormat) => {
    const abort = new AbortController();
    running.current = abort;
    setBytes(0);
    try {
      const { beginExport, runExport } = await import('./runExport.ts');
      const options = { documentId, variables, columns: exportColumns(columns, intl), name: title, format };
      if (total > manyRows) {
        await beginExport(options);
        return toast(intl.formatMessage({ id: 'task.begun' }), 'green', intl.formatMessage({ id: 'task.begunText' }));
      }
      const file = await runExport(options, abort.signal, setBytes);
      download(file, `${title}.${format}`);
      toast(intl.formatMessage({ id: 'export.done' }, { title }));
    } catch (error) {
      if (abort.signal.aborted) return;
      const isRefused = error instanceof RequestFailed && error.code === 'REFUSED';
      toast(
        intl.formatMessage({ id: 'export.failed' }, { title }),
        'red',
        isRefused ? error.message : intl.formatMessage({ id: 'failed.OFFLINE' }),
      );
    } finally {
      setBytes(undefined);
    }
  };
  if (bytes !== undefined)
    return (
      <Button variant="outline" colorPalette="gray" size="sm" aria-busy onClick={() => running.current?.abort()}>
        <X aria-hidden />
        <span role="status">
          <FormattedMessage id="export.running" values={{ size: <Bytes value={bytes} /> }} />
        </span>
      </Button>
    );
  const label = intl.formatMessage({ id: 'export.label' });
  return (
    <Popover
      label={label}
      trigger={id => (
        <Button popoverTarget={id} variant="outline" colorPalette="gray" size="sm">
          <Download aria-hidden />
          {label}
        </Button>
      )}
    >
      <PopoverItem onClick={() => void run('xlsx')}>
        <FileSpreadsheet size={16} aria-hidden />
        <FormattedMessage id="export.xlsx" />
      </PopoverItem>
      <PopoverItem onClick={() => void run('csv')}>
        <FileText size={16} aria-hidden />
        <FormattedMessage id="export.csv" />
      </PopoverItem>
    </Popover>
  );
}
