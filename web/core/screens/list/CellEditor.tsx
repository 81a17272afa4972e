import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormRecordProvider } from '../../fields/FormRecord.ts';
import type { BulkField } from './Bulk.ts';
import { cellValues, rowValue } from './rowValue.ts';

interface CellEditorProps {
  /** Message id prefix of the entity. */
  entity: string;
  field: BulkField;
  row: object;
  onSave: (value: unknown) => void;
  onClose: () => void;
}

/** The field of a cell, open: saves a choice at once, what is typed with Enter or on leaving. */
export function CellEditor({ entity, field, row, onSave, onClose }: CellEditorProps) {
  const { name, isTyped, field: control } = field;
  const initial = rowValue(row, name) ?? '';
  const form = useForm<Record<string, unknown>>({ defaultValues: cellValues([[name, initial]]) });
  const frame = useRef<HTMLDivElement>(null);
  const value = useWatch({ control: form.control, name });
  const done = useRef(false);
  const finish = (act: () => void) => {
    if (done.current) return;
    done.current = true;
    act();
  };
  useEffect(() => {
    const input = frame.current?.querySelector<HTMLElement>('input, select, textarea');
    input?.focus();
    if (input instanceof HTMLSelectElement) {
      try {
        input.showPicker();
      } catch {
        // Not opened by the user, or not supported: the select is focused all the same.
      }
    } else if (input?.getAttribute('role') === 'combobox') input.click();
    else if (input instanceof HTMLInputElement) input.select();
  }, []);
  const chosen = isTyped ? initial : value;
  useEffect(() => {
    if (chosen !== initial) finish(() => onSave(chosen));
    // oxlint-disable-next-line react/exhaustive-deps -- Saves once, when something is chosen.
  }, [chosen]);
  return (
    <FormProvider {...form}>
      <FormRecordProvider value={{ entity, rules: undefined, record: row }}>
        <Box
          ref={frame}
          textAlign="start"
          css={{ '& [data-part=label], & [data-part=helper-text]': { srOnly: true } }}
          onKeyDown={event => {
            event.stopPropagation();
            if (event.defaultPrevented) return;
            if (event.key === 'Escape') finish(onClose);
            if (event.key === 'Enter' && isTyped) {
              event.preventDefault();
              finish(() => onSave(form.getValues(name)));
            }
          }}
          onBlur={event => {
            const to = event.relatedTarget as HTMLElement | null;
            // A list of suggestions, or the dialog that adds one, is part of the field.
            if (
              frame.current?.contains(to) ||
              to?.closest('dialog, [role=dialog], [role=listbox]') ||
              document.querySelector('dialog[open]')
            )
              return;
            finish(() => (isTyped ? onSave(form.getValues(name)) : onClose()));
          }}
        >
          {control}
        </Box>
      </FormRecordProvider>
    </FormProvider>
  );
}
