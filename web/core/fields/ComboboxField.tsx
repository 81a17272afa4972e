import { Box, IconButton, Input } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { nameRecords, pickedName } from './pickedNames.ts';
import { useReferenced } from './FormRecord.ts';
import { FormOverForm } from './FormOverForm.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { Suggestions, type Suggestion } from './Suggestions.tsx';
import { useEscape } from './useEscape.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface ComboboxFieldProps<Item extends Suggestion> extends FieldProps {
  /** Searches on the server; an empty text returns the first records. */
  search: (text: string) => Promise<Item[]>;
  /** The initially selected record, to show its name if the form's record does not include it. */
  selected?: { readonly id: string; readonly name: string } | null;
  /** Called on each choice; with undefined when the field is cleared. */
  onPick?: (item: Item | undefined) => void;
  /** Renders the dialog that creates a record; `name` is the typed text. */
  create?: (maker: { name: string; onMade: (item: Item) => void; onClose: () => void }) => ReactNode;
  /** Hides the label, for use in a table of lines. */
  bare?: boolean;
}

/** Chooses one record with a search on the server; the form's value is its id. Follows the WAI-ARIA combobox pattern with a listbox. */
export function ComboboxField<Item extends Suggestion>({
  name,
  label,
  hint,
  required,
  disabled,
  search,
  selected,
  onPick,
  create,
  bare,
}: ComboboxFieldProps<Item>) {
  const intl = useIntl();
  const id = useId();
  const anchor = `--${id.replace(/\W/g, '')}`;
  const { field } = useController({ name });
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [picked, setPicked] = useState<Item>();
  const [making, setMaking] = useState<string>();
  const { found, state, suggest, forget } = useSuggestions(search);

  const referenced = useReferenced(name);
  const chosen = [picked, selected, referenced].find(item => item?.id === field.value);
  const makes = create && state !== 'searching' ? (typed ?? '').trim() : undefined;
  const count = found.length + (makes === undefined ? 0 : 1);

  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setAt(0);
    forget();
  };
  const open = (text: string, after?: number) => {
    setOpen(true);
    setAt(0);
    suggest(text, after);
  };
  const choose = (item: Item | undefined) => {
    setPicked(item);
    if (item) nameRecords([[item.id, item.name]]);
    field.onChange(item?.id ?? '');
    onPick?.(item);
    close();
  };
  const take = (index: number) => {
    if (index < found.length) return choose(found[index]);
    if (makes !== undefined) setMaking(makes);
    close();
  };
  const leave = () => {
    field.onBlur();
    if (typed === '' && field.value) choose(undefined);
    else close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) open('', 0);
      else if (count > 0) setAt((at + step + count) % count);
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (at < count && state !== 'searching') take(at);
    }
    // Whoever types and tabs on means the record that is marked.
    if (event.key === 'Tab' && !event.shiftKey && isOpen && typed && at < found.length && state !== 'searching') choose(found[at]);
  };
  useEscape(input, isOpen, close);

  const control = (
    <Box position="relative" style={{ anchorName: anchor }}>
      <Input
        ref={element => {
          input.current = element;
          field.ref(element);
        }}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && at < count ? `${id}-list-${at}` : undefined}
        aria-label={bare && typeof label === 'string' ? label : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        paddingInlineEnd="9"
        placeholder={intl.formatMessage({ id: 'combobox.placeholder' })}
        value={typed ?? chosen?.name ?? pickedName(field.value as string) ?? ''}
        onChange={event => {
          setTyped(event.target.value);
          open(event.target.value.trim());
        }}
        onClick={() => !isOpen && open('', 0)}
        onFocus={event => event.target.select()}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {field.value && !disabled && (
        <IconButton
          variant="ghost"
          colorPalette="gray"
          size="xs"
          position="absolute"
          insetBlockStart="50%"
          insetInlineEnd="1"
          transform="translateY(-50%)"
          // By keyboard, emptying the field clears it.
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'combobox.clear' })}
          onClick={() => choose(undefined)}
        >
          <X aria-hidden />
        </IconButton>
      )}
      {isOpen && <Suggestions id={`${id}-list`} items={found} {...{ anchor, makes, at, setAt, take, state }} />}
    </Box>
  );
  return (
    <>
      {bare ? control : <FieldFrame {...{ name, label, hint, required, disabled }}>{control}</FieldFrame>}
      {making !== undefined && (
        <FormOverForm>{create!({ name: making, onMade: choose, onClose: () => setMaking(undefined) })}</FormOverForm>
      )}
    </>
  );
}
