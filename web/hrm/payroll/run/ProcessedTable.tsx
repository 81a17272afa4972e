import { Stack, Text } from '@chakra-ui/react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { FigureTable } from '../../../core/ui/FigureTable.tsx';
import type { ProcessedRow } from './usePreview.ts';

/** What each employee would get, against their last slip, by which lines it differs, and what makes them differ. */
export function ProcessedTable({ rows }: { rows: readonly ProcessedRow[] }) {
  return (
    <FigureTable
      label="processPayroll.results"
      heads={['paySlip.employeeName', 'processPayroll.outcome', 'processPayroll.changes', 'paySlip.previousNet', 'paySlip.net']}
      words={['processPayroll.outcome', 'processPayroll.changes']}
      below={['processPayroll.outcome', 'processPayroll.changes']}
      rows={rows.map(({ employeeId, employeeName, outcome, net, previousNet, differences }) => ({
        key: employeeId,
        cells: [
          <bdi key="name">{employeeName ?? employeeId}</bdi>,
          <FormattedMessage key="outcome" id={`payrollOutcome.${outcome === 'PROCESSED' ? 'PREVIEW' : outcome}`} />,
          <Stack key="changes" gap="0.5">
            {previousNet !== null &&
              differences.map(({ kind, title, before, after, causes }) => (
                <Text key={`${kind} ${title}`} fontSize="xs">
                  {title ? <bdi>{title}</bdi> : <FormattedMessage id={`slipLine.${kind}`} />}:{' '}
                  <FormattedMessage
                    id="processPayroll.change"
                    values={{ before: <MoneyText value={before} />, after: <MoneyText value={after} /> }}
                  />
                  {causes.length > 0 && (
                    <Text as="span" color="fg.muted">
                      {' · '}
                      <FormattedList
                        type="unit"
                        value={causes.map(cause => (
                          <FormattedMessage key={cause} id={`payChange.${cause}`} />
                        ))}
                      />
                    </Text>
                  )}
                </Text>
              ))}
          </Stack>,
          previousNet === null ? '' : <MoneyText key="before" value={previousNet!} />,
          net === null ? '' : <MoneyText key="net" value={net!} />,
        ],
      }))}
    />
  );
}
