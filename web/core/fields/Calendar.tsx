import { chakra, DatePicker, LocaleProvider, parseDate, type DateValue } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/useLanguage.ts';

const Frame = chakra('div', {
  base: {
    '& table': { borderCollapse: 'collapse', width: 'full' },
    '& th': { height: '8', fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted', textAlign: 'center' },
    '& td': { padding: '0' },
    '& [data-part=view-control]': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBlockEnd: '1' },
    '& :is(button, [data-part=table-cell-trigger])': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '9',
      height: '9',
      paddingInline: '2',
      borderRadius: 'md',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      focusVisibleRing: 'inside',
      _hover: { bg: 'bg.subtle' },
      _icon: { width: '4', height: '4', _rtl: { transform: 'scaleX(-1)' } },
    },
    '& [data-part=view-trigger]': { fontWeight: 'semibold' },
    '& [data-outside-range]': { color: 'fg.subtle' },
    '& [data-today]': { fontWeight: 'bold', color: 'accent.fg' },
    '& [data-selected]': { bg: 'accent.solid', color: 'accent.contrast', _hover: { bg: 'accent.emphasized' } },
    '& [data-disabled]': { opacity: 0.4, cursor: 'not-allowed', _hover: { bg: 'transparent' } },
  },
});

interface CalendarProps {
  /** YYYY-MM-DD, empty for none. */
  value: string;
  today: string;
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
}

/**
 * Calendar in the viewer's language, with its first day of the week. It takes the focus: the arrow keys move by day and week, Page Up and
 * Page Down by month.
 */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const text = (id: string) => intl.formatMessage({ id });
  useEffect(() => frame.current?.querySelector<HTMLElement>('[data-part=table-cell-trigger][tabindex="0"]')?.focus(), []);
  return (
    <LocaleProvider locale={locale}>
      <Frame ref={frame}>
        <DatePicker.Root
          inline
          locale={`${locale}-u-ca-gregory-nu-latn`}
          timeZone="UTC"
          value={value ? [parseDate(value)] : []}
          defaultFocusedValue={parseDate(value || today)}
          min={min ? parseDate(min) : undefined}
          max={max ? parseDate(max) : undefined}
          onValueChange={({ value: [day] }: { value: DateValue[] }) => day && onChoose(day.toString())}
          translations={{
            dayCell: ({ valueText }) => valueText ?? '',
            content: text('day.calendar'),
            prevTrigger: view => text(`day.previous.${view}`),
            nextTrigger: view => text(`day.next.${view}`),
            viewTrigger: view => text(`day.change.${view}`),
          }}
        >
          <DatePicker.Content>
            {(['day', 'month', 'year'] as const).map(view => (
              <DatePicker.View key={view} view={view}>
                <DatePicker.ViewControl>
                  <DatePicker.PrevTrigger>
                    <ChevronLeft aria-hidden />
                  </DatePicker.PrevTrigger>
                  <DatePicker.ViewTrigger>
                    <DatePicker.RangeText />
                  </DatePicker.ViewTrigger>
                  <DatePicker.NextTrigger>
                    <ChevronRight aria-hidden />
                  </DatePicker.NextTrigger>
                </DatePicker.ViewControl>
                {view === 'day' ? <DatePicker.DayTable /> : view === 'month' ? <DatePicker.MonthTable /> : <DatePicker.YearTable />}
              </DatePicker.View>
            ))}
          </DatePicker.Content>
        </DatePicker.Root>
      </Frame>
    </LocaleProvider>
  );
}
