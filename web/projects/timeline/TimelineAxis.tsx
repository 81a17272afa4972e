import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { monthsOf, ticksOf, type TimelineScale, type Zoom } from './timelineScale.ts';

interface TimelineAxisProps {
  /** 0 for Sunday to 6. */
  firstDayOfWeek: number;
  scale: TimelineScale;
  zoom: Zoom;
  height: number;
}

/** Months, and the days or weeks below them. It stays in sight at the top. */
export const TimelineAxis = memo(function TimelineAxis({ firstDayOfWeek, scale, zoom, height }: TimelineAxisProps) {
  const intl = useIntl();
  const format = (day: string, options: Intl.DateTimeFormatOptions) => intl.formatDate(`${day}T12:00:00Z`, { ...options, timeZone: 'UTC' });
  const half = height / 2;
  return (
    <Box position="sticky" insetBlockStart="0" zIndex="2" bg="bg.subtle" borderBlockEndWidth="1px" aria-hidden style={{ height }}>
      {monthsOf(scale).map(({ day, length }) => (
        <Box
          key={day}
          position="absolute"
          overflow="hidden"
          whiteSpace="nowrap"
          fontSize="xs"
          fontWeight="semibold"
          paddingInline="1.5"
          borderInlineStartWidth="1px"
          style={{
            insetInlineStart: `calc(var(--names) + ${scale.at(day)}px)`,
            width: length * scale.dayWidth,
            height: half,
            lineHeight: `${half}px`,
          }}
        >
          {length * scale.dayWidth > 50 && format(day, { month: 'long', year: 'numeric' })}
        </Box>
      ))}
      {ticksOf(scale, zoom, firstDayOfWeek).map(({ day, length }) => (
        <Box
          key={day}
          position="absolute"
          textAlign={zoom === 'DAY' ? 'center' : 'start'}
          fontSize="xs"
          color="fg.muted"
          paddingInline={zoom === 'DAY' ? undefined : '1.5'}
          borderInlineStartWidth="1px"
          style={{
            insetInlineStart: `calc(var(--names) + ${scale.at(day)}px)`,
            insetBlockStart: half,
            width: length * scale.dayWidth,
            height: half,
            lineHeight: `${half}px`,
          }}
        >
          {length * scale.dayWidth > 20 && format(day, { day: 'numeric' })}
        </Box>
      ))}
    </Box>
  );
});
