import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import type { DragEndEvent } from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay } from '@dnd-kit/react';
import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { daysAfter, daysBetween } from '../../../server/core/rules/days.ts';
import { useToday } from '../../core/i18n/useToday.ts';
import type { AllCalendarQuery } from '../../core/relay/generated/AllCalendarQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { Agenda } from '../../core/screens/calendar/Agenda.tsx';
import { CalendarChoice } from '../../core/screens/calendar/CalendarChoice.tsx';
import { calendarOf, daysOfWeek, weeksAround } from '../../core/screens/calendar/calendarDays.ts';
import { CalendarGrid } from '../../core/screens/calendar/CalendarGrid.tsx';
import { daySteps } from '../../core/screens/calendar/daySteps.ts';
import { useItemKeys } from '../../core/screens/calendar/useItemKeys.ts';
import { dayUnder, overlay, plugins, sensors } from '../../core/screens/dragging.ts';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { rightsIn, useMay } from '../../core/session/may.ts';
import { useSession } from '../../core/session/session.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useMedia } from '../../core/ui/useMedia.ts';
import { kindPalettes, rightsToMove, type DatedItem } from './calendarKinds.ts';
import { DatedCalendarEntry } from './DatedCalendarEntry.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useDatedMoves } from './useDatedMoves.ts';
import { useHiddenKinds } from './useHiddenKinds.ts';

/**
 * /calendar/: what has a day in all modules that the viewer holds, a month or a week at a time; an agenda on phones. What is not fixed is moved to
 * another day by dragging, by keyboard or, on phones, by its menu.
 */
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
  const session = useSession();
  const { address } = useAddress();
  const { hidden, toggle } = useHiddenKinds();
  const isWide = useMedia('(min-width: 768px)');
  const { day, span } = calendarOf(address, today);
  const weeks = weeksAround(day, span, Number(session.firstDayOfWeek || 1));
  const { daysOf, stage, commit, cancel } = useDatedMoves();
  const [over, setOver] = useState<string>();
  const [asked, setAsked] = useState<DatedItem>();
  const mayWrite = useMay('WRITE');
  const rights = rightsIn(session);
  const isMovable = ({ kind, recordId, isDone }: DatedItem) => {
    const right = rightsToMove[kind];
    return mayWrite && !!recordId && !isDone && !!right && rights.includes(right);
  };
  const keys = useItemKeys<DatedItem>({ idOf: ({ recordId }) => recordId!, isMovable, move: stage, commit: () => void commit(), cancel });
  const shown = datedItems.items.filter(({ kind }) => !hidden.includes(kind));
  const shared = {
    onDay: byDay(shown, daysOf, weeks.flatMap(daysOfWeek)),
    today,
    weeks,
    month: span === 'MONTH' ? day.slice(0, 7) : undefined,
  };
  const entryOf = (item: DatedItem, on: string) => ({ key: `${item.kind} ${item.recordId ?? item.title} ${on}`, item, on, keys });
  const drop = (event: DragEndEvent) => {
    const to = event.canceled ? undefined : dayUnder(event);
    setOver(undefined);
    const { item, on } = (event.operation.source?.data ?? {}) as { item?: DatedItem; on?: string };
    if (!to || !item || !on || to === on) return;
    stage(item, daysBetween(on, to));
    void commit();
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
      <DragDropProvider plugins={plugins} sensors={sensors} onDragMove={event => setOver(dayUnder(event))} onDragEnd={drop}>
        {isWide ? (
          <>
            {datedItems.items.some(isMovable) && (
              <chakra.p fontSize="sm" color="fg.muted">
                <FormattedMessage id="dated.keys" />
              </chakra.p>
            )}
            <CalendarGrid
              {...shared}
              over={over}
              entry={(item, on) => {
                const { key, ...entry } = entryOf(item, on);
                return <DatedCalendarEntry key={key} {...entry} isFixed={!isMovable(item)} />;
              }}
            />
          </>
        ) : (
          <Agenda
            {...shared}
            none="dated.none"
            entry={(item, on) => {
              const { key, ...entry } = entryOf(item, on);
              return (
                <DatedCalendarEntry key={key} {...entry} isFixed>
                  {isMovable(item) && (
                    <RowActions name={item.title}>
                      {daySteps.map(({ days, label }) => (
                        <PopoverItem key={label} onClick={() => stage(item, days)}>
                          <FormattedMessage id={label} />
                        </PopoverItem>
                      ))}
                      <PopoverItem onClick={() => setAsked(item)}>
                        <FormattedMessage id="dated.moveTo" />
                      </PopoverItem>
                    </RowActions>
                  )}
                </DatedCalendarEntry>
              );
            }}
          />
        )}
        <DragOverlay dropAnimation={null}>
          {source => <chakra.div {...overlay}>{(source.data as { item?: DatedItem }).item?.title}</chakra.div>}
        </DragOverlay>
      </DragDropProvider>
      <Part>{asked && <MoveDialog item={asked} onMove={days => stage(asked, days)} onClose={() => setAsked(undefined)} />}</Part>
    </Stack>
  );
}

/** Items by the days that they stand on, or are moved to, within the days shown. */
function byDay(
  items: readonly DatedItem[],
  movedBy: (item: DatedItem) => number,
  days: readonly string[],
): ReadonlyMap<string, readonly DatedItem[]> {
  const found = new Map<string, DatedItem[]>();
  const [first, last] = [days[0], days.at(-1)!];
  for (const item of items) {
    const by = movedBy(item);
    const [firstDay, lastDay] = by ? [daysAfter(item.firstDay, by), daysAfter(item.lastDay, by)] : [item.firstDay, item.lastDay];
    for (let day = firstDay < first ? first : firstDay; day <= lastDay && day <= last; day = daysAfter(day, 1))
      found.set(day, [...(found.get(day) ?? []), item]);
  }
  return found;
}
