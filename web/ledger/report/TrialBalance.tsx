import { Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { TrialBalanceQuery } from '../../core/relay/generated/TrialBalanceQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { AccountName } from '../account/AccountName.tsx';
import { CostCenterChoice } from './CostCenterChoice.tsx';
import { ledgerAddress } from './ledgerAddress.ts';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportPeriod } from './ReportPeriod.tsx';

const columns = ['opening', 'debit', 'credit', 'closing'] as const;

/** /economics/reports/trial-balance/: opening balance, turnover and closing balance of each account. */
export function TrialBalance({ query }: ScreenProps<TrialBalanceQuery>) {
  const intl = useIntl();
  const { trialBalance: balance, ...data } = usePreloadedQuery<TrialBalanceQuery>(
    graphql`
      query TrialBalanceQuery($from: Date, $to: Date, $costCenterId: ID) @preloadable {
        trialBalance(from: $from, to: $to, costCenterId: $costCenterId) @required(action: THROW) {
          from
          to
          debit
          credit
          rows {
            accountId
            number
            name
            nameAr
            nameSp
            opening
            debit
            credit
            closing
          }
        }
        ...CostCenterChoice_centers
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry');
  const { from, to, rows, debit, credit } = balance;
  const label = intl.formatMessage({ id: 'report.trialBalance' });
  return (
    <ReportFrame
      title="report.trialBalance"
      choices={
        <>
          <CostCenterChoice centers={data} />
          <ReportPeriod from={from} to={to} isUnbounded />
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'report.none' })} text={intl.formatMessage({ id: 'report.noneText' })} />
      ) : (
        <ScrollArea label={label}>
          <Table.Root aria-label={label} size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader scope="col">
                  <FormattedMessage id="report.account" />
                </Table.ColumnHeader>
                {columns.map(column => (
                  <Table.ColumnHeader key={column} scope="col" textAlign="end">
                    <FormattedMessage id={`report.${column}`} />
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map(row => (
                <Table.Row key={row.accountId}>
                  <Table.Cell minWidth="48">
                    <QuietLink to={ledgerAddress({ account: row.accountId, from, to })} fontWeight="normal">
                      <AccountName {...row} />
                    </QuietLink>
                  </Table.Cell>
                  {columns.map(column => (
                    <Table.Cell key={column} textAlign="end">
                      {Number(row[column]) !== 0 && <MoneyText value={row[column]} />}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
              <Table.Row fontWeight="bold" bg="bg.muted">
                <Table.Cell>
                  <FormattedMessage id="report.turnover" />
                </Table.Cell>
                <Table.Cell />
                <Table.Cell textAlign="end">
                  <MoneyText value={debit} />
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <MoneyText value={credit} />
                </Table.Cell>
                <Table.Cell />
              </Table.Row>
            </Table.Body>
          </Table.Root>
        </ScrollArea>
      )}
    </ReportFrame>
  );
}
