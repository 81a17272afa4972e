import { Textarea } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** List of short texts, one per line; the form's value is an array. */
export function EntriesField({ name, label, hint, required, disabled, rows = 2 }: FieldProps & { rows?: number }) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  const entries = Array.isArray(value) ? (value as string[]) : [];
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <Textarea
        ref={ref}
        name={name}
        rows={rows}
        value={entries.join('\n')}
        onChange={({ target }) => onChange(target.value ? target.value.split('\n') : [])}
        onBlur={() => {
          onChange(entries.map(entry => entry.trim()).filter(Boolean));
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
