import { Input } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { instantOf } from '../screens/list/spanDays.ts';
import { useSession } from '../session/session.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A day and a time of it in the viewer's time zone: the platform's own picker; the form holds the instant, ISO 8601. */
export function DateTimeField({ name, label, hint, required, disabled }: FieldProps) {
  const { timeZone } = useSession();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name });
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <Input
        ref={ref}
        name={name}
        type="datetime-local"
        value={value ? localMinute(value as string, timeZone) : ''}
        onChange={event => onChange(event.target.value && instantOf(`${event.target.value}Z`, timeZone))}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

/** `2026-03-31T09:30` where the viewer is. */
const localMinute = (at: string, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(at)).replace(' ', 'T');
