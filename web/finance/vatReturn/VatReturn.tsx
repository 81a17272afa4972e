import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { VatReturnQuery, VatReturnQuery$data } from '../../core/relay/generated/VatReturnQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable, type FigureRow } from '../../core/ui/FigureTable.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { ledgerAddress } from '../../ledger/report/ledgerAddress.ts';
import { ReportFrame } from '../../ledger/report/ReportFrame.tsx';
import { ReportPeriod } from '../../ledger/report/ReportPeriod.tsx';
import { VatBoxName } from './VatBoxName.tsx';
import { vatDocumentsAddress } from './vatDocumentVariables.ts';

type Return = NonNullable<VatReturnQuery$data['vatReturn']>;

/** /economics/reports/vat-return/: VAT of a period by box; each box leads to its documents, each sum to its account. */
export function VatReturn({ query }: ScreenProps<VatReturnQuery>) {
  const intl = useIntl();
  const { vatReturn } = usePreloadedQuery<VatReturnQuery>(
    graphql`
      query VatReturnQuery($from: Date, $to: Date) @preloadable {
        vatReturn(from: $from, to: $to) @required(action: THROW) {
          from
          to
          rows {
            box
            side
            category
            rate
            count
            base
            tax
          }
          outputTax
          inputTax
          due
          outputAccountId
          inputAccountId
          outputPosted
          inputPosted
        }
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry');
  const { from, to, rows, due } = vatReturn;
  const boxesOf = (side: Return['rows'][number]['side']): FigureRow[] =>
    rows
      .filter(row => row.side === side)
      .map(row => ({
        key: `${row.box} ${row.rate}`,
        cells: [
          <NumberText key="box" value={row.box} />,
          <QuietLink key="name" to={vatDocumentsAddress({ from, to, ...row })} fontWeight="normal">
            <VatBoxName category={row.category} rate={row.rate} />
          </QuietLink>,
          <NumberText key="count" value={row.count} />,
          <MoneyText key="base" value={row.base} />,
          <MoneyText key="tax" value={row.tax} />,
        ],
      }));
  const account = (label: string, id: string | null | undefined, posted: string): FigureRow => ({
    key: label,
    cells: [
      null,
      <QuietLink key="label" to={id ? ledgerAddress({ account: id, from, to }) : '/economics/ledger/'} fontWeight="normal">
        <FormattedMessage id={label} />
      </QuietLink>,
      null,
      null,
      <MoneyText key="posted" value={posted} />,
    ],
  });
  return (
    <ReportFrame title="vatReturn.title" choices={<ReportPeriod from={from} to={to} />}>
      {rows.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'report.none' })} text={intl.formatMessage({ id: 'report.noneText' })} />
      ) : (
        <FigureTable
          label="vatReturn.title"
          words={['vatReturn.category']}
          wide="vatReturn.category"
          heads={['vatReturn.box', 'vatReturn.category', 'vatReturn.count', 'vatReturn.base', 'vatReturn.tax']}
          rows={[
            ...boxesOf('SALES'),
            sumRow('vatReturn.outputTax', vatReturn.outputTax, 'subtotal'),
            ...boxesOf('PURCHASES'),
            sumRow('vatReturn.inputTax', vatReturn.inputTax, 'subtotal'),
            sumRow(due.startsWith('-') ? 'vatReturn.refund' : 'vatReturn.due', due.replace('-', ''), 'total'),
            account('vatReturn.outputPosted', vatReturn.outputAccountId, vatReturn.outputPosted),
            account('vatReturn.inputPosted', vatReturn.inputAccountId, vatReturn.inputPosted),
          ]}
        />
      )}
    </ReportFrame>
  );
}

const sumRow = (label: string, tax: string, kind: 'subtotal' | 'total'): FigureRow => ({
  key: label,
  kind,
  cells: [null, <FormattedMessage key="label" id={label} />, null, null, <MoneyText key="tax" value={tax} />],
});
