import { Button, chakra, IconButton, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ComboboxField } from '../../core/fields/ComboboxField.tsx';
import { useFieldError } from '../../core/fields/FieldFrame.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { emptyPart, termsOf, type PartItem, type StoredPart } from './partDraft.ts';

/** An item in the search results, with details below its name. */
export type OfferedItem = PartItem & { detail?: ReactNode };

interface PartsFieldProps {
  /** Path of the parts in the form, an array of `PartDraft`. */
  name: string;
  /** Message id of the group's label. */
  label: string;
  /** Message id of the add button. */
  add?: string;
  /** The parts the form starts with, for their names. */
  stored?: readonly StoredPart[];
  search: (text: string) => Promise<OfferedItem[]>;
}

/** Editable parts of an offer with their quantities; Ctrl+Enter adds another. */
export function PartsField({ name, label, add: addLabel = 'part.add', stored = [], search }: PartsFieldProps) {
  const { fields, append, remove } = useFieldArray({ name, keyName: 'key' });
  const frame = useRef<HTMLDivElement>(null);
  const focus = (index: number) =>
    requestAnimationFrame(() => frame.current?.querySelectorAll<HTMLElement>('[data-part]')[index]?.querySelector('input')?.focus());
  const add = () => {
    append(emptyPart(), { shouldFocus: false });
    focus(fields.length);
  };
  const take = (index: number) => {
    remove(index);
    focus(Math.max(0, index - 1));
  };
  const error = useFieldError(name);
  return (
    <chakra.fieldset ref={frame} minWidth="0">
      <chakra.legend fontSize="sm" fontWeight="medium" marginBlockEnd="1.5">
        <FormattedMessage id={label} />
      </chakra.legend>
      <Stack gap="2">
        {fields.map((field, index) => (
          <Part
            key={field.key}
            {...{ name: `${name}.${index}`, index, stored, search }}
            onAdd={add}
            onRemove={fields.length > 1 ? () => take(index) : undefined}
          />
        ))}
        {error && <Complaint>{error}</Complaint>}
        <Button variant="outline" size="sm" alignSelf="flex-start" onClick={add}>
          <Plus aria-hidden />
          <FormattedMessage id={addLabel} />
        </Button>
      </Stack>
    </chakra.fieldset>
  );
}

interface PartProps extends Pick<PartsFieldProps, 'name' | 'stored' | 'search'> {
  index: number;
  onAdd: () => void;
  onRemove?: () => void;
}

function Part({ name, index, stored = [], search, onAdd, onRemove }: PartProps) {
  const intl = useIntl();
  const { setValue } = useFormContext();
  const id = useWatch({ name: `${name}.productId` }) as string;
  const text = (message: string) => intl.formatMessage({ id: message }, { line: index + 1 });
  return (
    <chakra.div
      role="group"
      data-part
      aria-label={text('part.line')}
      onKeyDown={event => {
        if (!event.ctrlKey || event.key !== 'Enter') return;
        event.preventDefault();
        onAdd();
      }}
    >
      <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr) 6rem 2.25rem" alignItems="start">
        <ComboboxField<OfferedItem>
          name={`${name}.productId`}
          label={text('part.item')}
          bare
          search={search}
          selected={stored.find(({ item }) => item.id === id)?.item}
          onPick={item => {
            for (const [field, value] of Object.entries(item ? termsOf(item) : { price: '0' })) setValue(`${name}.${field}`, value);
          }}
        />
        <NumberField name={`${name}.quantity`} label={text('part.quantity')} bare />
        <IconButton variant="ghost" colorPalette="gray" aria-label={text('part.remove')} disabled={!onRemove} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </chakra.div>
      {(['productId', 'serviceId', 'componentId', 'quantity'] as const).map(field => (
        <PartError key={field} name={`${name}.${field}`} />
      ))}
    </chakra.div>
  );
}

function PartError({ name }: { name: string }) {
  const error = useFieldError(name);
  return error ? <Complaint>{error}</Complaint> : null;
}

const Complaint = ({ children }: { children: ReactNode }) => (
  <chakra.p role="alert" fontSize="sm" fontWeight="medium" color="fg.error" marginBlockStart="1">
    {children}
  </chakra.p>
);
