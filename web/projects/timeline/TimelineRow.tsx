import { Box, chakra } from '@chakra-ui/react';
import { memo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { daysBetween } from '../../../server/core/rules/days.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { movedBy, stretchedBy } from './movedDates.ts';
import { rowHeight, type TimelineScale } from './timelineScale.ts';
import type { Dates } from './useTaskDates.ts';

interface TimelineRowProps {
  task: {
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly depth: number;
    readonly progress: number;
    readonly isDone: boolean;
    readonly isOverdue: boolean;
    readonly assigneeNames: string;
    readonly slack: number | null | undefined;
  };
  /** In the company's time zone. */
  today: string;
  /** Its dates, also those that are not saved yet. */
  dates: Dates;
  index: number;
  /** Distance from the top, in CSS pixels. */
  top: number;
  scale: TimelineScale;
  isActive: boolean;
  isReadOnly: boolean;
  isRtl: boolean;
  onFocus: (index: number) => void;
  /** Goes to the row of an index, if there is one. */
  onGo: (index: number) => void;
  onStage: (id: string, dates: Dates) => void;
  onCommit: () => void;
  onCancel: () => void;
}

/** A task of the timeline: its name, and its bar from the first day to the last. Drawn anew only when it changes, not while rows are scrolled. */
export const TimelineRow = memo(function TimelineRow({
  task,
  today,
  dates,
  index,
  top,
  scale,
  isActive,
  isReadOnly,
  isRtl,
  onFocus,
  onGo,
  onStage,
  onCommit,
  onCancel,
}: TimelineRowProps) {
  const intl = useIntl();
  const openRecord = useOpenRecord();
  const moved = (from: Dates, days: number, edge: boolean) => (edge ? stretchedBy(from, days) : movedBy(from, days, today));
  const drag = useRef<{ x: number; from: Dates; edge: boolean; days: number }>(undefined);
  const isFixed = isReadOnly || task.isDone;
  const first = dates.startOn ?? dates.dueOn;
  const last = dates.dueOn ?? dates.startOn;
  const isCritical = task.slack === 0;
  const palette = task.isDone ? 'gray' : task.isOverdue ? 'red' : isCritical ? 'amber' : 'accent';
  const day = (on: string) => intl.formatDate(`${on}T12:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });
  const { key, name, progress } = task;
  const label =
    first && last
      ? intl.formatMessage({ id: 'timeline.bar' }, { key, name, progress, from: day(first), to: day(last), critical: String(isCritical) })
      : intl.formatMessage({ id: 'timeline.undated' }, { key, name });
  const press = (event: KeyboardEvent) => {
    const towards = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[event.key];
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') onGo(index + (event.key === 'ArrowUp' ? -1 : 1));
    else if (event.key === 'Home' || event.key === 'End') onGo(event.key === 'Home' ? 0 : Infinity);
    else if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter') void openRecord(task.id);
    else if (towards && first && !isFixed) onStage(task.id, moved(dates, towards, event.shiftKey));
    else return;
    event.preventDefault();
  };
  const grab = (event: PointerEvent<HTMLElement>, edge: boolean) => {
    if (isFixed || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, from: dates, edge, days: 0 };
  };
  const pull = (event: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    const days = Math.round(((event.clientX - held.x) * (isRtl ? -1 : 1)) / scale.dayWidth);
    if (days === held.days) return;
    held.days = days;
    onStage(task.id, moved(held.from, days, held.edge));
  };
  const drop = () => {
    const held = drag.current;
    drag.current = undefined;
    if (held?.days) onCommit();
    else onCancel();
  };
  const holding = { onPointerMove: pull, onPointerUp: drop, onPointerCancel: onCancel };
  return (
    <chakra.li
      position="absolute"
      insetInlineStart="0"
      width="full"
      display="flex"
      borderBlockEndWidth="1px"
      borderColor="border.muted"
      style={{ insetBlockStart: top, height: rowHeight }}
    >
      <Box
        position="sticky"
        insetInlineStart="0"
        zIndex="1"
        bg="bg.panel"
        borderInlineEndWidth="1px"
        flexShrink="0"
        display="flex"
        whiteSpace="nowrap"
        fontSize="sm"
        paddingInlineEnd="2"
        style={{ width: 'var(--names)', lineHeight: `${rowHeight - 1}px`, paddingInlineStart: 12 + task.depth * 16 }}
      >
        <chakra.span color="fg.muted" marginInlineEnd="1.5" hideBelow="md">
          <Ltr>{task.key}</Ltr>
        </chakra.span>
        <chakra.span dir="auto" flex="1" minWidth="0" overflow="hidden" textOverflow="ellipsis" css={{ textAlign: '-webkit-match-parent' }}>
          <RecordLink id={task.id} fontWeight="normal">
            {task.name}
          </RecordLink>
        </chakra.span>
      </Box>
      <chakra.button
        type="button"
        data-row={index}
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        title={[task.name, task.assigneeNames].filter(Boolean).join(' · ')}
        position="absolute"
        colorPalette={palette}
        bg={first ? 'colorPalette.muted' : 'transparent'}
        borderWidth={isCritical ? '2px' : '1px'}
        borderColor={first ? 'colorPalette.solid' : 'transparent'}
        borderRadius="sm"
        overflow="hidden"
        cursor={isFixed ? 'default' : 'grab'}
        touchAction="pan-y"
        _focusVisible={{ outline: '2px solid', outlineColor: 'colorPalette.solid', outlineOffset: '1px' }}
        style={{
          insetBlockStart: 7,
          height: rowHeight - 15,
          insetInlineStart: `calc(var(--names) + ${scale.at(first ?? scale.first)}px)`,
          width: first && last ? (daysBetween(first, last) + 1) * scale.dayWidth - 1 : scale.dayWidth,
        }}
        onFocus={() => onFocus(index)}
        onBlur={() => !drag.current && onCommit()}
        onKeyDown={press}
        onDoubleClick={() => void openRecord(task.id)}
        onPointerDown={event => grab(event, false)}
        {...holding}
      >
        <Box
          position="absolute"
          insetBlock="0"
          insetInlineStart="0"
          bg="colorPalette.solid"
          opacity="0.55"
          style={{ width: `${first ? task.progress : 0}%` }}
        />
        {!isFixed && dates.dueOn && (
          <Box
            as="span"
            position="absolute"
            insetBlock="0"
            insetInlineEnd="0"
            width="8px"
            cursor="ew-resize"
            onPointerDown={event => grab(event, true)}
            {...holding}
          />
        )}
      </chakra.button>
    </chakra.li>
  );
});
