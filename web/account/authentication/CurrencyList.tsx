import { Box, chakra, Field, Input, Text } from '@chakra-ui/react';
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { matchingCurrencies, type CurrencyChoice } from './currencyChoices.ts';

/** A search field over radio buttons: typing filters them, the down arrow moves from the field to them. */
export function CurrencyList({
  choices,
  value,
  onChange,
  error,
}: {
  choices: CurrencyChoice[];
  value: string;
  onChange: (code: string) => void;
  error?: string;
}) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const matching = matchingCurrencies(choices, useDeferredValue(typed));
  const list = useRef<HTMLDivElement>(null);
  const intoList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const radio = list.current?.querySelector<HTMLInputElement>('input:checked') ?? list.current?.querySelector('input');
    radio?.focus();
  };
  return (
    <Field.Root invalid={!!error} required>
      <Field.Label>
        <FormattedMessage id="currencyForm.currency" />
      </Field.Label>
      <Input
        type="search"
        autoComplete="off"
        value={typed}
        placeholder={intl.formatMessage({ id: 'currencyForm.placeholder' })}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={intoList}
      />
      <Box
        ref={list}
        role="radiogroup"
        aria-label={intl.formatMessage({ id: 'currencyForm.currency' })}
        height="72"
        overflowY="auto"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="md"
        bg="bg.panel"
        overscrollBehavior="contain"
      >
        {matching.map(({ code, name }) => (
          <chakra.label
            key={code}
            display="flex"
            alignItems="center"
            gap="3"
            paddingInline="3"
            minHeight="10"
            borderBlockEndWidth="1px"
            cursor="pointer"
            _hover={{ bg: 'bg.subtle' }}
            css={{ '&:has(:checked)': { bg: 'accent.subtle' } }}
          >
            <chakra.input
              type="radio"
              name="currency"
              value={code}
              checked={code === value}
              onChange={() => onChange(code)}
              accentColor="accent.solid"
              boxSize="4"
              flexShrink="0"
            />
            <Text as="span" flex="1" minWidth="0">
              {name}
            </Text>
            <Ltr color="fg.muted" fontSize="sm">
              {code}
            </Ltr>
          </chakra.label>
        ))}
        {matching.length === 0 && (
          <Text role="status" padding="4" color="fg.muted">
            <FormattedMessage id="currencyForm.none" />
          </Text>
        )}
      </Box>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
