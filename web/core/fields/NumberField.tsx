import { Box, Input } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { numberText } from '../i18n/formats.ts';
import { marksOf, readNumber } from '../i18n/readNumber.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useSession } from '../session/session.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export interface NumberFieldProps extends FieldProps {
  /** Suffix such as a currency or a percent sign. */
  unit?: ReactNode;
  /** Minimum and maximum number of decimals shown. */
  decimals?: [least: number, most: number];
  /** Hides the label and uses it as the accessible name, for a table of lines. */
  bare?: boolean;
}

/** Exact decimal number in the viewer's number format, also typed in Arabic digits; the form's value is a string such as "1234.5". */
export function NumberField({ name, label, hint, required, disabled, unit, decimals = [0, 6], bare }: NumberFieldProps) {
  const {
    field: { ref, value: held, onChange, onBlur },
    fieldState,
  } = useController({ name });
  const { numberFormat } = useSession();
  const { locale } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [minimumFractionDigits, maximumFractionDigits] = decimals;
  const value = String(held ?? '');
  const shown = () =>
    isNumber(value)
      ? numberText(value, locale, numberFormat, { minimumFractionDigits, maximumFractionDigits: Math.max(maximumFractionDigits, 0) })
      : value;
  const control = (
    <Box position="relative">
      <Input
        ref={ref}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        textAlign="end"
        disabled={disabled}
        aria-label={bare && typeof label === 'string' ? label : undefined}
        aria-invalid={bare ? fieldState.invalid : undefined}
        paddingInlineEnd={unit ? '12' : undefined}
        value={typed ?? shown()}
        onFocus={event => event.target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readNumber(target.value, marksOf(locale, numberFormat)));
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur();
        }}
      />
      {unit && (
        <Box
          position="absolute"
          insetBlock="0"
          insetInlineEnd="3"
          display="flex"
          alignItems="center"
          color="fg.muted"
          fontSize="sm"
          pointerEvents="none"
          dir="ltr"
        >
          {unit}
        </Box>
      )}
    </Box>
  );
  return bare ? control : <FieldFrame {...{ name, label, hint, required, disabled }}>{control}</FieldFrame>;
}

const isNumber = (value: string): value is Intl.StringNumericLiteral => /^-?\d+(\.\d+)?$/.test(value);
