import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldTexts } from './FormRecord.ts';
import { useFieldError, type FieldProps } from './FieldFrame.tsx';
import type { Option } from '../i18n/Option.ts';

interface Props extends FieldProps {
  options: Option[];
  /** How many can be ticked at most: one more unticks the first. */
  most?: number;
}

/** Checkboxes for any number of options; the form's value is an array. */
export function CheckboxGroup({ name, label, hint, required, disabled, options, most = Infinity }: Props) {
  const { register, getValues, setValue } = useFormContext();
  const untickFirst = ({ target }: { target: { value: string } }) => {
    const ticked: string[] = getValues(name);
    if (ticked.length > most) setValue(name, [...ticked.filter(value => value !== target.value).slice(1), target.value]);
  };
  const error = useFieldError(name);
  const texts = useFieldTexts(name);
  const help = hint ?? texts.hint;
  const id = useId();
  return (
    <chakra.fieldset disabled={disabled} aria-describedby={error || help ? id : undefined} minWidth="0">
      <chakra.legend fontSize="sm" fontWeight="medium" marginBlockEnd="1.5">
        {label ?? texts.label}
        {(required ?? texts.required) && (
          <chakra.span color="fg.error" aria-hidden>
            {' '}
            *
          </chakra.span>
        )}
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {options.map(({ value, label: text }) => (
          <chakra.label
            key={value}
            display="flex"
            alignItems="center"
            gap="2"
            minHeight="8"
            paddingInline="2.5"
            borderWidth="1px"
            borderColor="border.control"
            borderRadius="md"
            fontSize="sm"
            cursor="pointer"
            css={{ '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.solid' } }}
          >
            <chakra.input
              type="checkbox"
              value={value}
              {...register(name, { onChange: untickFirst })}
              accentColor="accent.solid"
              boxSize="4"
            />
            {text}
          </chakra.label>
        ))}
      </Flex>
      {(error ?? help) && (
        <chakra.p
          id={id}
          role={error ? 'alert' : undefined}
          marginBlockStart="1.5"
          fontSize={error ? 'sm' : 'xs'}
          fontWeight={error ? 'medium' : undefined}
          color={error ? 'fg.error' : 'fg.muted'}
        >
          {error ?? help}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
