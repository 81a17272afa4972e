import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { WeekSubmitMutation } from '../../core/relay/generated/WeekSubmitMutation.graphql.ts';
import type { WeekWithdrawMutation } from '../../core/relay/generated/WeekWithdrawMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { AddRow } from './AddRow.tsx';
import { rowKey, withAdded, type SheetRow } from './sheetRows.ts';
import { TimesheetGrid } from './TimesheetGrid.tsx';
import { useCells } from './useCells.ts';

interface WeekProps {
  sheet: {
    readonly days: readonly string[];
    readonly today: string;
    readonly rows: readonly SheetRow[];
    readonly draftHours: string;
    readonly submittedHours: string;
    readonly approvedHours: string;
  };
}

/** The viewer's week: its hours, and what is done with them. */
export function Week({ sheet: { days, today, rows: booked, draftHours, submittedHours, approvedHours } }: WeekProps) {
  const intl = useIntl();
  const mayWrite = useMay('WRITE');
  const [added, setAdded] = useState<readonly SheetRow[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [latest, setLatest] = useState<string>();
  const rows = withAdded(booked, added);
  const [submit, isSubmitting] = useAction<WeekSubmitMutation>(
    'timesheet',
    graphql`
      mutation WeekSubmitMutation($input: TimesheetWeekInput!) {
        submitTimesheet(input: $input) {
          ...saving_payload
        }
      }
    `,
    'timesheet.submitted',
  );
  const [withdraw, isWithdrawing] = useAction<WeekWithdrawMutation>(
    'timesheet',
    graphql`
      mutation WeekWithdrawMutation($input: TimesheetWeekInput!) {
        withdrawTimesheet(input: $input) {
          ...saving_payload
        }
      }
    `,
    'timesheet.withdrawn',
  );
  const day = days[0];
  const { store, copy, isSaving } = useCells(booked);
  const begin = () => {
    setLatest(undefined);
    setAdding(true);
  };
  const add = (row: SheetRow) => {
    setAdded([...added, row]);
    setLatest(rowKey(row));
  };
  const copyWeek = async () => setAdded([...added, ...(await copy(day, today))]);
  return (
    <PanelBox>
      <Stack gap="3">
        {rows.length > 0 ? (
          <TimesheetGrid
            days={days}
            today={today}
            rows={rows}
            isReadOnly={!mayWrite}
            latest={latest}
            onSave={({ projectId, taskId }, spentOn, hours) => store([{ projectId, taskId, spentOn, hours }])}
          />
        ) : (
          <EmptyState title={intl.formatMessage({ id: 'timesheet.empty' })} text={intl.formatMessage({ id: 'timesheet.emptyText' })} />
        )}
        <Flex wrap="wrap" gap="2" align="center">
          {mayWrite && (
            <>
              <Button variant="outline" size="sm" onClick={begin}>
                <Plus aria-hidden />
                <FormattedMessage id="timesheet.add" />
              </Button>
              <Button variant="outline" size="sm" disabled={isSaving} onClick={() => void copyWeek()}>
                <Copy aria-hidden />
                <FormattedMessage id="timesheet.copy" />
              </Button>
            </>
          )}
          <Flex gap="3" marginInlineStart="auto" align="center" wrap="wrap" fontSize="sm">
            <Hours label="timesheet.draftHours" hours={draftHours} />
            <Hours label="timesheet.submittedHours" hours={submittedHours} />
            <Hours label="timesheet.approvedHours" hours={approvedHours} />
            {mayWrite && Number(submittedHours) > 0 && (
              <Button variant="outline" size="sm" disabled={isWithdrawing} onClick={() => void withdraw({ input: { day } })}>
                <Undo2 aria-hidden />
                <FormattedMessage id="timesheet.withdraw" />
              </Button>
            )}
            {mayWrite && (
              <Button
                size="sm"
                disabled={isSubmitting || isSaving || Number(draftHours) === 0}
                onClick={() => void submit({ input: { day } })}
              >
                <Send aria-hidden />
                <FormattedMessage id="timesheet.submit" />
              </Button>
            )}
          </Flex>
        </Flex>
        {rows.length > 0 && mayWrite && (
          <Text fontSize="sm" color="fg.muted">
            <FormattedMessage id="timesheet.keys" />
          </Text>
        )}
      </Stack>
      {isAdding && (
        <Part>
          <AddRow onAdd={add} onClose={() => setAdding(false)} />
        </Part>
      )}
    </PanelBox>
  );
}

const Hours = ({ label, hours }: { label: string; hours: string }) => (
  <span>
    <Text as="span" color="fg.muted">
      <FormattedMessage id={label} />
    </Text>{' '}
    <FormattedMessage id="timesheet.hours" values={{ hours: <NumberText value={Number(hours)} /> }} />
  </span>
);
