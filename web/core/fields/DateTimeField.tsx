import { Flex, Input } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { instantOf } from '../../../server/core/rules/instantOf.ts';
import { isDay } from '../../../server/core/rules/days.ts';
import { localMinute } from '../i18n/localMinute.ts';
import { useSession } from '../session/session.ts';
import { DayInput } from './DayInput.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** Time of a day for which none has been chosen yet. */
const usualTime = '09:00';

/** Date and time in the viewer's time zone; the form's value is an ISO 8601 instant, or what was typed while it is no day. */
export function DateTimeField({ name, label, hint, required, disabled }: FieldProps) {
  const intl = useIntl();
  const { timeZone } = useSession();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name });
  const held = (value as string | null) ?? '';
  const [day, time] = held.includes('T') ? localMinute(held, timeZone).split('T') : [held, ''];
  const change = (newDay: string, newTime: string) => onChange(isDay(newDay) ? instantOf(`${newDay}T${newTime}Z`, timeZone) : newDay);
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <Flex gap="2">
        <DayInput {...{ ref, name, disabled, onBlur }} value={day} onChange={chosen => change(chosen, time || usualTime)} />
        <Input
          type="time"
          width="32"
          flexShrink="0"
          aria-label={intl.formatMessage({ id: 'day.time' })}
          disabled={disabled || !isDay(day)}
          value={time}
          onChange={event => event.target.value && change(day, event.target.value)}
          onBlur={onBlur}
        />
      </Flex>
    </FieldFrame>
  );
}
