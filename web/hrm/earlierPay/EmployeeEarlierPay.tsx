import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { EmployeeEarlierPayQuery } from '../../core/relay/generated/EmployeeEarlierPayQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { useMay } from '../../core/session/may.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { EarlierPayItem } from './EarlierPayItem.tsx';
import { EarlierPayLineForm } from './EarlierPayLineForm.tsx';

/** What an employee was paid before the first payroll run here, for holders of the right to see pay; each look is recorded. */
export function EmployeeEarlierPay({ employee }: { employee: { readonly id: string; readonly name: string } }) {
  const [reads, setReads] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const mayWrite = useMay('WRITE');
  const { earlierPayLines } = useQuery<EmployeeEarlierPayQuery>(
    graphql`
      query EmployeeEarlierPayQuery($employee: ID!) {
        earlierPayLines(first: 100, filter: { employee: { eq: $employee } }, sort: { field: STARTS_ON, direction: DESC })
          @required(action: THROW) {
          edges {
            node {
              id
              startsOn
              endsOn
              kind
              ...EarlierPayItem_line
              amount
            }
          }
        }
      }
    `,
    { employee: employee.id },
    { fetchPolicy: 'store-and-network', fetchKey: reads },
  );
  const lines = earlierPayLines.edges.map(({ node }) => node);
  return (
    <Stack gap="3" marginBlockStart="5" align="flex-start">
      <Heading as="h3" size="sm">
        <FormattedMessage id="earlierPayLine.plural" />
      </Heading>
      {lines.length ? (
        <FigureTable
          label="earlierPayLine.plural"
          heads={['earlierPayLine.what', 'earlierPayLine.startsOn', 'earlierPayLine.endsOn', 'earlierPayLine.amount']}
          words={['earlierPayLine.startsOn', 'earlierPayLine.endsOn']}
          rows={lines.map(line => ({
            key: line.id,
            cells: [
              <EarlierPayItem key="what" line={line} otherwise={<FormattedMessage id={`slipLine.${line.kind}`} />} />,
              <Day key="from" on={line.startsOn} />,
              <Day key="to" on={line.endsOn} />,
              <MoneyText key="amount" value={line.amount} />,
            ],
          }))}
        />
      ) : (
        <Text color="fg.muted">
          <FormattedMessage id="earlierPayLine.noneOfEmployee" />
        </Text>
      )}
      {mayWrite && (
        <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          <FormattedMessage id="earlierPayLine.new" />
        </Button>
      )}
      <Part>
        {isAdding && (
          <EarlierPayLineForm employee={employee} onMade={() => setReads(times => times + 1)} onClose={() => setAdding(false)} />
        )}
      </Part>
    </Stack>
  );
}
