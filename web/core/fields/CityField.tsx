import { Box, Input } from '@chakra-ui/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { CityFieldQuery } from '../relay/generated/CityFieldQuery.graphql.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useEscape } from './useEscape.ts';
import { useSuggestions } from './useSuggestions.ts';

const query = graphql`
  query CityFieldQuery($search: String!, $country: String) {
    findCities(search: $search, country: $country) @required(action: THROW) {
      number
      name
      state
    }
  }
`;

/**
 * A city: typed freely, or chosen among those of the country in the form's field `country`, else of the company's country. The state, which
 * can be typed too, tells cities of one name apart.
 */
export function CityField({ name, label, hint, required, disabled }: FieldProps) {
  const environment = useRelayEnvironment();
  const id = useId();
  const anchor = `--${id.replace(/\W/g, '')}`;
  const { field } = useController({ name });
  const country = useWatch({ name: 'country' }) as string | undefined;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  // None is highlighted at first, so that Enter keeps what was typed.
  const [at, setAt] = useState(-1);
  const { found, state, suggest, forget } = useSuggestions(async search => {
    const { findCities } = (await fetchQuery<CityFieldQuery>(environment, query, { search, country: country || null }).toPromise())!;
    return findCities.map(({ number, name: city, state: detail }) => ({ id: String(number), name: city, detail }));
  });
  const isShown = isOpen && found.length > 0;
  const close = () => {
    setOpen(false);
    setAt(-1);
    forget();
  };
  const take = (index: number) => {
    field.onChange(found[index].name);
    close();
  };
  useEscape(input, isShown, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Enter' && at >= 0) take(at);
    else return;
    event.preventDefault();
  };
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <Box position="relative" width="full" style={{ anchorName: anchor }}>
        <Input
          ref={element => {
            input.current = element;
            field.ref(element);
          }}
          name={name}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && at >= 0 ? `${id}-list-${at}` : undefined}
          autoComplete="off"
          disabled={disabled}
          value={(field.value as string | null) ?? ''}
          onChange={event => {
            const typed = event.target.value;
            field.onChange(typed);
            setAt(-1);
            setOpen(typed.trim().length > 1);
            if (typed.trim().length > 1) suggest(typed.trim());
            else forget();
          }}
          onBlur={() => {
            field.onBlur();
            close();
          }}
          onKeyDown={onKeyDown}
        />
        {isShown && <Suggestions id={`${id}-list`} items={found} {...{ anchor, at, setAt, take, state }} />}
      </Box>
    </FieldFrame>
  );
}
