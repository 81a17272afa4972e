import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Sheet_sheet$key } from '../../core/relay/generated/Sheet_sheet.graphql.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { DayTable } from './DayTable.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthKey } from './MonthKey.tsx';
import { isMonth, sheetPage } from './sheetAddress.ts';

/** People's attendance by day or by month, a page at a time. */
export function Sheet({ sheet: key, booking }: { sheet: Sheet_sheet$key; booking?: GraphQLTaggedNode }) {
  const intl = useIntl();
  const { address, change } = useAddress();
  const sheet = useFragment(
    graphql`
      fragment Sheet_sheet on AttendanceSheet {
        totalCount
        lines {
          employeeId
          ...DayTable_lines
        }
        ...MonthGrid_sheet
      }
    `,
    key,
  );
  const { totalCount, lines } = sheet;
  if (!lines.length)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'attendanceSheet.none' })}
        text={intl.formatMessage({ id: 'attendanceSheet.noneText' })}
      />
    );
  const page = Math.max(Number(address.get('page') ?? 1), 1);
  const go = (to: number) => void change({ page: to > 1 ? String(to) : null });
  const first = (page - 1) * sheetPage + 1;
  return (
    <PanelBox>
      <Stack gap="3">
        {isMonth(address) ? (
          <div>
            <MonthGrid sheet={sheet} />
            <MonthKey />
          </div>
        ) : (
          <DayTable lines={lines} booking={booking} />
        )}
        {totalCount > sheetPage && (
          <Flex gap="3" align="center" justify="flex-end" wrap="wrap">
            <Text fontSize="sm" color="fg.muted">
              <FormattedMessage id="attendanceSheet.shown" values={{ first, last: first + lines.length - 1, count: totalCount }} />
            </Text>
            <Button size="sm" variant="outline" disabled={page === 1} onClick={() => go(page - 1)}>
              <FormattedMessage id="attendanceSheet.before" />
            </Button>
            <Button size="sm" variant="outline" disabled={first + lines.length > totalCount} onClick={() => go(page + 1)}>
              <FormattedMessage id="attendanceSheet.after" />
            </Button>
          </Flex>
        )}
      </Stack>
    </PanelBox>
  );
}
