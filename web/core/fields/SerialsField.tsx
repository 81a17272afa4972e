import { Button, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
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
}

/** How many numbers are offered; more are typed or scanned. */
const mostOffered = 60;

/** Serial numbers of pieces, typed, pasted, scanned or chosen from what is offered: one in each line. */
export const SerialsField = ({
  name,
  label = <FormattedMessage id="serials.label" />,
  hint = <FormattedMessage id="serials.hint" />,
  offered = [],
}: SerialsFieldProps) => (
  <Stack gap="2">
    <TextAreaField name={name} label={label} hint={hint} required={false} rows={offered.length ? 2 : 3} dir="ltr" />
    {offered.length > 0 && offered.length <= mostOffered && <OfferedSerials name={name} numbers={offered} />}
  </Stack>
);

function OfferedSerials({ name, numbers }: { name: string; numbers: readonly string[] }) {
  const { field } = useController({ name });
  const chosen = splitSerials(String(field.value ?? ''));
  const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();
  return (
    <Flex gap="2" wrap="wrap">
      {numbers.map(number => {
        const isChosen = chosen.some(isSame(number));
        const others = chosen.filter(each => !isSame(number)(each));
        return (
          <Button
            key={number}
            size="xs"
            variant={isChosen ? 'solid' : 'outline'}
            aria-pressed={isChosen}
            onClick={() => field.onChange((isChosen ? others : [...chosen, number]).join('\n'))}
          >
            <Ltr>{number}</Ltr>
          </Button>
        );
      })}
    </Flex>
  );
}
