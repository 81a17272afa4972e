import { Button, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { splitSerials } from '../../../server/core/rules/splitSerials.ts';
import { Ltr } from '../i18n/Ltr.tsx';
import { TextAreaField } from './TextAreaField.tsx';

interface SerialsFieldProps {
  name: string;
  label?: ReactNode;
  hint?: ReactNode;
  /** The only numbers that can be meant; each is added or taken out with a click. */
  offered?: readonly string[];
  /** Name of the field that says how many they are; it follows what is chosen. */
  countedBy?: string;
}

/** How many numbers are offered; more are typed or scanned. */
const mostOffered = 60;

/** Serial numbers of pieces, typed, pasted, scanned or chosen from what is offered: one in each line. */
export const SerialsField = ({
  name,
  label = <FormattedMessage id="serials.label" />,
  hint = <FormattedMessage id="serials.hint" />,
  offered = [],
  countedBy,
}: SerialsFieldProps) => (
  <Stack gap="2">
    <TextAreaField name={name} label={label} hint={hint} required={false} rows={offered.length ? 2 : 3} dir="ltr" />
    {offered.length > 0 && offered.length <= mostOffered && <OfferedSerials {...{ name, offered, countedBy }} />}
  </Stack>
);

function OfferedSerials({ name, offered, countedBy }: { name: string; offered: readonly string[]; countedBy?: string }) {
  const { setValue } = useFormContext();
  const chosen = splitSerials(String(useWatch({ name }) ?? ''));
  const choose = (numbers: string[]) => {
    setValue(name, numbers.join('\n'), { shouldDirty: true });
    if (countedBy) setValue(countedBy, String(numbers.length), { shouldDirty: true });
  };
  return (
    <Flex gap="2" wrap="wrap">
      {offered.map(number => {
        const others = chosen.filter(each => each.toLowerCase() !== number.toLowerCase());
        const isChosen = others.length < chosen.length;
        return (
          <Button
            key={number}
            size="xs"
            variant={isChosen ? 'solid' : 'outline'}
            aria-pressed={isChosen}
            onClick={() => choose(isChosen ? others : [...chosen, number])}
          >
            <Ltr>{number}</Ltr>
          </Button>
        );
      })}
    </Flex>
  );
}
