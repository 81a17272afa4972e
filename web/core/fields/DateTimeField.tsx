import { Input } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { instantOf } from '../i18n/instantOf.ts';
import { useSession } from '../session/session.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** Date and time in the viewer's time zone, with the browser's own picker; the form's value is an ISO 8601 instant. */
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

/** Formats an instant in the viewer's time zone, such as `2026-03-31T09:30`. */
const localMinute = (at: string, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(at)).replace(' ', 'T');
