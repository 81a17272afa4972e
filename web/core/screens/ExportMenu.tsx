import { Button, Text } from '@chakra-ui/react';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { Fragment, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Bytes } from '../i18n/Bytes.tsx';
import { useScreenRow } from '../routing/useScreenRow.ts';
import { RequestFailed } from '../relay/RequestFailed.ts';
import { Hidden } from '../ui/Hidden.tsx';
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
  /** Every column of the list: a file with them can be imported again. */
  every: Column<Row>[];
  /** Variables of the list's query: filter, order and search. */
  variables: object;
  /** Number of rows; large exports run in the background. */
  total: number;
}

const formats = [
  { format: 'xlsx', Icon: FileSpreadsheet },
  { format: 'csv', Icon: FileText },
] as const;

/** Number of rows above which an export runs in the background. */
const manyRows = 10_000;

/**
 * Exports all rows of a list, not only the loaded ones, with the screen's own query, filter, order and search. Large exports are downloaded
 * from the task tray in the top bar.
 */
export function ExportMenu<Row>({ title, columns, every, variables, total }: ExportMenuProps<Row>) {
  const intl = useIntl();
  const row = useScreenRow();
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const documentId = row?.query?.params.id;
  if (!documentId) return null;
  const run = async (format: ExportFormat, of: Column<Row>[]) => {
    const abort = new AbortController();
    running.current = abort;
    setBytes(0);
    try {
      const { beginExport, runExport } = await import('./runExport.ts');
      const options = { documentId, variables, columns: exportColumns(of, intl), name: title, format };
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
      {[columns, every].slice(0, every.length > columns.length ? 2 : 1).map((of, index) => (
        <Fragment key={index === 0 ? 'shown' : 'all'}>
          {every.length > columns.length && (
            <Text paddingInline="2.5" paddingBlockStart="1.5" fontSize="xs" color="fg.muted">
              <FormattedMessage id={index === 0 ? 'export.shown' : 'export.all'} />
            </Text>
          )}
          {formats.map(({ format, Icon }) => (
            <PopoverItem key={format} onClick={() => void run(format, of)}>
              <Icon size={16} aria-hidden />
              <FormattedMessage id={`export.${format}`} />
              {index > 0 && (
                <Hidden>
                  <FormattedMessage id="export.all" />
                </Hidden>
              )}
            </PopoverItem>
          ))}
        </Fragment>
      ))}
    </Popover>
  );
}
