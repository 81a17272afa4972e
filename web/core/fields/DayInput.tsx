import { Box, IconButton, Input } from '@chakra-ui/react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useRef, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { daysAfter, isDay } from '../../../server/core/rules/days.ts';
import { dateText } from '../i18n/formats.ts';
import { dayInFigures, dayOrderOf, readDay } from '../i18n/readDay.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useToday } from '../i18n/useToday.ts';
import { useSession } from '../session/session.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Part } from '../ui/Part.tsx';
import { PopoverPanel } from '../ui/Popover.tsx';

const Calendar = lazyPart(async () => (await import('./Calendar.tsx')).Calendar);

interface DayInputProps {
  /** YYYY-MM-DD, empty for none; text that is not a day stays as typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Of the input, for a label outside of a form's field. */
  id?: string;
  name?: string;
  /** Accessible name and state of an input without a field around it. */
  label?: string;
  isInvalid?: boolean;
  disabled?: boolean;
  /** First and last day that the calendar offers. */
  min?: string;
  max?: string;
  size?: 'sm' | 'md';
  ref?: Ref<HTMLInputElement>;
}

/** A business day in the viewer's date format: typed in figures, stepped with the arrow keys, or chosen in a calendar. */
export function DayInput({ value, onChange, onBlur, id, name, label, isInvalid, disabled, min, max, size = 'md', ref }: DayInputProps) {
  const intl = useIntl();
  const { dateFormat } = useSession();
  const { locale } = useLanguage();
  const today = useToday();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const calendarId = useId();
  const order = dayOrderOf(locale, dateFormat);
  const figures = isDay(value) ? dayInFigures(value, order) : value;
  const step = (from: string, days: number) => {
    const reached = isDay(from) ? daysAfter(from, days) : today;
    setTyped(dayInFigures(reached, order));
    onChange(reached);
  };
  return (
    <Box position="relative" width="full">
      <Input
        ref={ref}
        id={id}
        name={name}
        size={size}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        aria-label={label}
        aria-invalid={isInvalid}
        paddingInlineEnd="9"
        placeholder={intl.formatMessage({ id: `day.${order}` })}
        value={typed ?? (isDay(value) ? dateText(`${value}T12:00:00Z`, locale, dateFormat, 'UTC') : value)}
        onFocus={({ target }) => {
          // At once, so that what is typed next replaces it.
          target.value = figures;
          target.select();
          setTyped(figures);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readDay(target.value, order, today));
        }}
        onKeyDown={event => {
          if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || event.altKey) return;
          event.preventDefault();
          step(readDay(event.currentTarget.value, order, today), event.key === 'ArrowUp' ? 1 : -1);
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur?.();
        }}
      />
      <IconButton
        type="button"
        variant="ghost"
        colorPalette="gray"
        size="xs"
        position="absolute"
        insetBlockStart="50%"
        insetInlineEnd="1"
        transform="translateY(-50%)"
        disabled={disabled}
        popoverTarget={calendarId}
        aria-label={intl.formatMessage({ id: 'day.open' })}
      >
        <CalendarDays aria-hidden />
      </IconButton>
      <PopoverPanel
        ref={panel}
        id={calendarId}
        popover="auto"
        role="group"
        style={{ padding: '0.75rem' }}
        aria-label={intl.formatMessage({ id: 'day.calendar' })}
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <Part>
            <Calendar
              value={isDay(value) ? value : ''}
              {...{ today, min, max }}
              onChoose={day => {
                onChange(day);
                onBlur?.();
                panel.current?.hidePopover();
              }}
            />
          </Part>
        )}
      </PopoverPanel>
    </Box>
  );
}
