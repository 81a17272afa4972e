import { Box, chakra, Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { HoursCell } from './HoursCell.tsx';
import { rowKey, type SheetRow } from './sheetRows.ts';
import { nameColumn, useGridKeys } from './useGridKeys.ts';

interface TimesheetGridProps {
  days: readonly string[];
  today: string;
  rows: readonly SheetRow[];
  isReadOnly: boolean;
  /** Key of the row that was added last, whose first day the focus goes to. */
  latest?: string;
  /** Saves a cell; resolves to the reason if it is refused. */
  onSave: (row: SheetRow, day: string, hours: string) => Promise<string | undefined>;
}

/** A phone shows three days of a week: today's is among them. */
function bringIntoSight(head: HTMLElement | null): void {
  head?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** What names a row stays in sight while its days are scrolled. */
const staying = { position: 'sticky', insetInlineStart: '0', zIndex: '1' } as const;

const sum = (hours: readonly string[]) => hours.reduce((total, one) => total + Math.round(Number(one) * 100), 0) / 100;

/** Hours of a week: a row for each project and task, a column for each day, with their sums. */
export function TimesheetGrid({ days, today, rows, isReadOnly, latest, onSave }: TimesheetGridProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'timesheet.one' });
  const weekday = (day: string) => intl.formatDate(`${day}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' });
  const onDay = (day: string) => sum(rows.flatMap(({ cells }) => cells.filter(({ spentOn }) => spentOn === day).map(({ hours }) => hours)));
  const cellOf = (row: number, day: string) => rows.at(row)?.cells.find(({ spentOn }) => spentOn === day);
  const isClosed = (row: number, day: string) => isReadOnly || !!cellOf(row, day)?.isLocked || day > today;
  const isOpen = (place: string) => {
    const [row, column] = place.split(':').map(Number);
    return row < rows.length && (column === nameColumn || !isClosed(row, days[column]));
  };
  const isNow = `0:${days.indexOf(today)}`;
  const added = rows.findIndex(row => rowKey(row) === latest);
  const { grid, cell: cellAt } = useGridKeys({
    count: days.length,
    first: isOpen(isNow) ? isNow : `0:${nameColumn}`,
    isOpen,
    goTo: added < 0 ? undefined : added,
  });
  return (
    <ScrollArea label={label}>
      <Table.Root aria-label={label} size="sm" {...grid}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col" {...staying} bg="bg.subtle">
              <FormattedMessage id="timesheet.row" />
            </Table.ColumnHeader>
            {days.map(day => (
              <Table.ColumnHeader
                key={day}
                ref={day === today ? bringIntoSight : undefined}
                scope="col"
                textAlign="center"
                color={day === today ? 'accent.fg' : undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                <Box>{weekday(day)}</Box>
                <Box fontWeight="normal" fontSize="xs">
                  <Day on={day} />
                </Box>
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader scope="col" textAlign="end">
              <FormattedMessage id="timesheet.total" />
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row, index) => (
            <Table.Row key={rowKey(row)}>
              <Table.Cell {...staying} bg="bg.panel" minWidth={{ base: '28', md: '44' }}>
                <Name row={row} place={cellAt(index, nameColumn)} />
              </Table.Cell>
              {days.map((day, column) => {
                const cell = cellOf(index, day);
                const name = [row.projectName, row.taskName].filter(Boolean).join(' · ');
                return (
                  <Table.Cell key={day} textAlign="center">
                    <HoursCell
                      label={intl.formatMessage(
                        { id: 'timesheet.cell' },
                        { row: name, day: `${weekday(day)} ${intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC' })}` },
                      )}
                      hours={cell?.hours ?? '0'}
                      isDisabled={isClosed(index, day)}
                      place={cellAt(index, column)}
                      onSave={hours => onSave(row, day, hours)}
                    />
                  </Table.Cell>
                );
              })}
              <Table.Cell textAlign="end">
                <NumberText value={sum(row.cells.map(({ hours }) => hours))} />
              </Table.Cell>
            </Table.Row>
          ))}
          <Table.Row fontWeight="bold" bg="bg.muted">
            <Table.Cell {...staying} bg="bg.muted">
              <FormattedMessage id="timesheet.total" />
            </Table.Cell>
            {days.map(day => (
              <Table.Cell key={day} textAlign="center">
                <NumberText value={onDay(day)} />
              </Table.Cell>
            ))}
            <Table.Cell textAlign="end">
              <NumberText value={sum(days.map(day => String(onDay(day))))} />
            </Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}

interface NameProps {
  row: SheetRow;
  /** Place in the grid. */
  place: { 'data-cell': string; tabIndex: number };
}

const Name = ({ row: { projectId, projectName, taskId, taskKey, taskName }, place }: NameProps) => (
  <>
    {taskId ? (
      <QuietLink to={`/projects/tasks/${taskId}/`} {...place}>
        {taskKey && (
          <chakra.span color="fg.muted" marginInlineEnd="1.5">
            <Ltr>{taskKey}</Ltr>
          </chakra.span>
        )}
        <bdi>{taskName}</bdi>
      </QuietLink>
    ) : (
      <QuietLink to={`/projects/${projectId}/`} {...place}>
        <bdi>{projectName}</bdi>
      </QuietLink>
    )}
    {taskId && (
      <Box fontSize="xs" color="fg.muted">
        <bdi>{projectName}</bdi>
      </Box>
    )}
  </>
);
