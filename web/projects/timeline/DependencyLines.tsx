import { chakra } from '@chakra-ui/react';
import { rowHeight, type TimelineScale } from './timelineScale.ts';
import type { Dates } from './useTaskDates.ts';

interface DependencyLinesProps {
  dependencies: readonly { readonly taskId: string; readonly predecessorId: string; readonly type: string }[];
  dates: (id: string) => Dates;
  /** Rows of the tasks. */
  places: ReadonlyMap<string, number>;
  scale: TimelineScale;
  /** First and last row in sight. */
  shown: readonly [number, number];
  top: number;
  isRtl: boolean;
}

/** Length of the stubs at both ends of a line, in CSS pixels. */
const stub = 8;

/** Colour of a line to a task that begins before what it waits for is done. */
const broken = 'var(--n-colors-fg-error)';

/** Arrows from tasks to those that wait for them, as far as they touch what is in sight. */
export function DependencyLines({ dependencies, dates, places, scale, shown: [from, to], top, isRtl }: DependencyLinesProps) {
  const lines = dependencies.flatMap(({ taskId, predecessorId, type }) => {
    const [row, before] = [places.get(taskId), places.get(predecessorId)];
    if (row === undefined || before === undefined || Math.max(row, before) < from || Math.min(row, before) > to) return [];
    const [task, predecessor] = [dates(taskId), dates(predecessorId)];
    const edge = ({ startOn, dueOn }: Dates, isEnd: boolean) => {
      const day = isEnd ? (dueOn ?? startOn) : (startOn ?? dueOn);
      return day ? scale.at(day) + (isEnd ? scale.dayWidth : 0) : undefined;
    };
    const begin = edge(predecessor, type !== 'START_START');
    const end = edge(task, type === 'FINISH_FINISH');
    if (begin === undefined || end === undefined) return [];
    const y = (index: number) => index * rowHeight + rowHeight / 2;
    const out = type === 'START_START' ? begin - stub : begin + stub;
    const into = type === 'FINISH_FINISH' ? end + stub : end - stub;
    const middle = y(before) + (row > before ? rowHeight / 2 : -rowHeight / 2);
    const path =
      (type === 'FINISH_START' && into >= out) || type !== 'FINISH_START'
        ? `M${begin} ${y(before)}H${type === 'FINISH_START' ? out : type === 'START_START' ? Math.min(out, into) : Math.max(out, into)}V${y(row)}H${end}`
        : `M${begin} ${y(before)}H${out}V${middle}H${into}V${y(row)}H${end}`;
    return [{ key: `${predecessorId} ${taskId}`, path, isBroken: type === 'FINISH_START' && end < begin }];
  });
  return (
    <chakra.svg
      position="absolute"
      pointerEvents="none"
      overflow="visible"
      fill="none"
      strokeWidth="1.5"
      color="fg.subtle"
      stroke="currentColor"
      aria-hidden
      style={{
        insetBlockStart: top,
        insetInlineStart: 'var(--names)',
        width: scale.width,
        height: (places.size || 1) * rowHeight,
        transform: isRtl ? 'scaleX(-1)' : undefined,
      }}
    >
      <defs>
        <marker id="timeline-arrow" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 6 3 0 6z" fill="context-stroke" stroke="none" />
        </marker>
      </defs>
      {lines.map(({ key, path, isBroken }) => (
        <path key={key} d={path} stroke={isBroken ? broken : undefined} markerEnd="url(#timeline-arrow)" />
      ))}
    </chakra.svg>
  );
}
