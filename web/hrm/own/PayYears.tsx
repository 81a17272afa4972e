import { Button, Flex, Text } from '@chakra-ui/react';
import Printer from 'lucide-react/icons/printer';
import { FormattedMessage } from 'react-intl';
import { useToday } from '../../core/i18n/useToday.ts';

/** Links to the year-end statements of an employee for this year and the last two. */
export function PayYears({ employeeId, as }: { employeeId: string; as: 'payYear' | 'ownPayYear' }) {
  const year = Number(useToday().slice(0, 4));
  return (
    <Flex gap="2" wrap="wrap" align="center" marginBlockStart="4">
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="payYear.title" />
      </Text>
      {[year, year - 1, year - 2].map(of => (
        <Button key={of} asChild variant="outline" size="xs">
          <a href={`/print/${employeeId}.pdf?as=${as}&from=${of}-01-01&to=${of}-12-31`} target="_blank" rel="noreferrer">
            <Printer aria-hidden />
            <FormattedMessage id="payYear.of" values={{ year: String(of) }} />
          </a>
        </Button>
      ))}
    </Flex>
  );
}
