import { Button, Flex, Stack } from '@chakra-ui/react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { useToday } from '../../core/i18n/useToday.ts';
import type { AllCalendarQuery } from '../../core/relay/generated/AllCalendarQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { Agenda } from '../../core/screens/calendar/Agenda.tsx';
import { CalendarChoice } from '../../core/screens/calendar/CalendarChoice.tsx';
import { calendarOf, daysOfWeek, weeksAround } from '../../core/screens/calendar/calendarDays.ts';
import { CalendarGrid } from '../../core/screens/calendar/CalendarGrid.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { useSession } from '../../core/session/session.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { useMedia } from '../../core/ui/useMedia.ts';
import { kindPalettes, type DatedItem } from './calendarKinds.ts';
import { DatedEntry } from './DatedEntry.tsx';
import { useHiddenKinds } from './useHiddenKinds.ts';

/** /calendar/: what has a day in all modules that the viewer holds, a month or a week at a time; an agenda on phones. */
export function AllCalendar({ query }: ScreenProps<AllCalendarQuery>) {
  const { datedItems } = usePreloadedQuery<AllCalendarQuery>(
    graphql`
      query AllCalendarQuery($from: Date!, $before: Date!) @preloadable {
        datedItems(from: $from, before: $before) @required(action: THROW) {
          kinds
          cut
          items {
            kind
            recordId
            title
            detail
            firstDay
            lastDay
            startsAt
            isDone
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates(
    'Activity',
    'Application',
    'LeaveRequest',
    'ProcurementInvoice',
    'Project',
    'PurchaseOrder',
    'SalesInvoice',
    'Sprint',
    'Task',
  );
  const intl = useIntl();
  const today = useToday();
  const { firstDayOfWeek } = useSession();
  const { address } = useAddress();
  const { hidden, toggle } = useHiddenKinds();
  const isWide = useMedia('(min-width: 768px)');
  const { day, span } = calendarOf(address, today);
  const weeks = weeksAround(day, span, Number(firstDayOfWeek || 1));
  const shown = datedItems.items.filter(({ kind }) => !hidden.includes(kind));
  const shared = {
    onDay: byDay(shown, weeks.flatMap(daysOfWeek)),
    today,
    weeks,
    month: span === 'MONTH' ? day.slice(0, 7) : undefined,
    entry: (item: DatedItem, on: string) => <DatedEntry key={`${item.kind} ${item.recordId ?? item.title} ${on}`} item={item} />,
  };
  return (
    <Stack gap="3">
      <ScreenHead title={<FormattedMessage id="menu.calendar" />} />
      <Flex gap="1.5" wrap="wrap" role="group" aria-label={intl.formatMessage({ id: 'dated.layers' })}>
        {datedItems.kinds.map(kind => (
          <Button
            key={kind}
            size="xs"
            colorPalette={kindPalettes[kind]}
            variant={hidden.includes(kind) ? 'outline' : 'subtle'}
            aria-pressed={!hidden.includes(kind)}
            onClick={() => toggle(kind)}
          >
            <FormattedMessage id={`dated.${kind}`} />
          </Button>
        ))}
      </Flex>
      <CalendarChoice day={day} span={span} today={today} />
      {datedItems.cut.length > 0 && (
        <Notice tone="amber">
          <FormattedMessage
            id="dated.cut"
            values={{ kinds: <FormattedList value={datedItems.cut.map(kind => intl.formatMessage({ id: `dated.${kind}` }))} /> }}
          />
        </Notice>
      )}
      {isWide ? <CalendarGrid {...shared} /> : <Agenda {...shared} none="dated.none" />}
    </Stack>
  );
}

/** Items by the days that they stand on, within the days shown. */
function byDay(items: readonly DatedItem[], days: readonly string[]): ReadonlyMap<string, readonly DatedItem[]> {
  const found = new Map<string, DatedItem[]>();
  const [first, last] = [days[0], days.at(-1)!];
  for (const item of items)
    for (let day = item.firstDay < first ? first : item.firstDay; day <= item.lastDay && day <= last; day = daysAfter(day, 1))
      found.set(day, [...(found.get(day) ?? []), item]);
  return found;
}
