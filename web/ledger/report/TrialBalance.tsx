import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { TrialBalanceQuery } from '../../core/relay/generated/TrialBalanceQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
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
        <FigureTable
          label="report.trialBalance"
          heads={['report.account', ...columns.map(column => `report.${column}`)]}
          rows={[
            ...rows.map(row => ({
              key: row.accountId,
              cells: [
                <QuietLink key="account" to={ledgerAddress({ account: row.accountId, from, to })} fontWeight="normal">
                  <AccountName {...row} />
                </QuietLink>,
                ...columns.map(column => <MoneyText key={column} value={row[column]} blankZero />),
              ],
            })),
            {
              key: 'turnover',
              kind: 'total',
              cells: [
                <FormattedMessage key="label" id="report.turnover" />,
                null,
                <MoneyText key="debit" value={debit} />,
                <MoneyText key="credit" value={credit} />,
                null,
              ],
            },
          ]}
        />
      )}
    </ReportFrame>
  );
}
