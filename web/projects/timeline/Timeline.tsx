import { Box, chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Timeline_timeline$key } from '../../core/relay/generated/Timeline_timeline.graphql.ts';
import { DependencyLines } from './DependencyLines.tsx';
import { TimelineAxis } from './TimelineAxis.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import { rowHeight, timelineScale, type Zoom } from './timelineScale.ts';
import { useTaskDates } from './useTaskDates.ts';

/** Height of the axis, in CSS pixels. */
const axisHeight = 48;

interface TimelineProps {
  timeline: Timeline_timeline$key;
  zoom: Zoom;
  isReadOnly: boolean;
  /** Whether tasks that wait for a moved one move on with it. */
  movesFollowers: boolean;
  /** Message id of what is said without tasks. */
  none: string;
}

/**
 * Tasks as bars over time, with arrows to what waits for them. Only what is in sight is drawn. The arrow keys go from task to task and move
 * them; bars are dragged as a whole, or at their end.
 */
export function Timeline({ timeline: key, zoom, isReadOnly, movesFollowers, none }: TimelineProps) {
  const {
    tasks: loaded,
    dependencies,
    startOn,
    dueOn,
    today,
    firstDayOfWeek,
  } = useFragment(
    graphql`
      fragment Timeline_timeline on ProjectTimeline {
        startOn
        dueOn
        today
        firstDayOfWeek
        tasks {
          taskId
          version
          key
          name
          depth
          startOn
          dueOn
          progress
          isDone
          isOverdue
          assigneeNames
          slack
        }
        dependencies {
          taskId
          predecessorId
          type
        }
      }
    `,
    key,
  );
  const tasks = useMemo(() => loaded.map(({ taskId: id, ...task }) => ({ id, ...task })), [loaded]);
  const intl = useIntl();
  const area = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const { dates, stage, commit, cancel } = useTaskDates(tasks, movesFollowers);
  const scale = useMemo(
    () =>
      timelineScale([startOn, dueOn, today, ...tasks.flatMap(task => [task.startOn, task.dueOn].filter(day => !!day) as string[])], zoom),
    [startOn, dueOn, today, tasks, zoom],
  );
  const rows = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => area.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    paddingStart: axisHeight,
  });
  const places = useMemo(() => new Map(tasks.map(({ id }, index) => [id, index])), [tasks]);
  // Begins with today in sight.
  useEffect(() => {
    const element = area.current!;
    const wanted = Math.max(0, scale.at(today) - element.clientWidth / 3);
    element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -wanted : wanted;
    // oxlint-disable-next-line react/exhaustive-deps -- Where the viewer has scrolled to stays, unless the scale changes.
  }, [zoom]);
  const go = useCallback(
    (to: number) => {
      const index = Math.min(to, tasks.length - 1);
      if (index < 0 || (to > index && to !== Infinity)) return;
      setActive(index);
      rows.scrollToIndex(index, { align: 'auto' });
      requestAnimationFrame(() => area.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus({ preventScroll: true }));
    },
    [rows, tasks.length],
  );
  const shown = rows.getVirtualItems();
  const isRtl = intl.locale.startsWith('ar');
  return (
    <Box
      ref={area}
      role="region"
      aria-label={intl.formatMessage({ id: 'menu.timeline' })}
      position="relative"
      overflow="auto"
      height="calc(100dvh - 19.5rem)"
      minHeight="72"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      style={{ ['--names' as string]: 'min(16rem, 38vw)' }}
    >
      <Box position="relative" style={{ width: `calc(var(--names) + ${scale.width}px)`, height: rows.getTotalSize() }}>
        <TimelineAxis firstDayOfWeek={firstDayOfWeek} scale={scale} zoom={zoom} height={axisHeight} />
        <Box
          position="absolute"
          insetBlock="0"
          width="2px"
          bg="accent.solid"
          opacity="0.5"
          aria-hidden
          style={{ insetInlineStart: `calc(var(--names) + ${scale.at(today) + scale.dayWidth / 2}px)` }}
        />
        <DependencyLines
          {...{ dependencies, dates, places, scale, isRtl }}
          shown={[shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0]}
          top={axisHeight}
        />
        <chakra.ul listStyleType="none" aria-label={intl.formatMessage({ id: 'projectTask.plural' })}>
          {shown.map(({ index, start }) => (
            <TimelineRow
              key={tasks[index].id}
              task={tasks[index]}
              dates={dates(tasks[index].id)}
              {...{ index, today, scale, isReadOnly, isRtl }}
              top={start}
              isActive={index === active}
              onFocus={setActive}
              onGo={go}
              onStage={stage}
              onCommit={commit}
              onCancel={cancel}
            />
          ))}
        </chakra.ul>
      </Box>
      {tasks.length === 0 && (
        <chakra.p padding="6" color="fg.muted">
          <FormattedMessage id={none} />
        </chakra.p>
      )}
    </Box>
  );
}
