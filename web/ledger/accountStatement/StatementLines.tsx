import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { StatementLines_statement$key } from '../../core/relay/generated/StatementLines_statement.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { useRowName } from '../balance/useRowName.ts';

const heads = ['document', 'postedOn', 'charged', 'settled', 'balance'].map(head => `accountStatement.${head}`);

/** Documents and payments of a customer's account with the balance after each. */
export function StatementLines({ statement }: { statement: StatementLines_statement$key }) {
  const intl = useIntl();
  const nameOf = useRowName();
  const { currency, from, opening, closing, lines } = useFragment(
    graphql`
      fragment StatementLines_statement on AccountStatement {
        currency
        from
        opening
        closing
        lines {
          entryId
          documentId
          kind
          number
          postedOn
          currency
          foreignAmount
          charged
          settled
          balance
        }
      }
    `,
    statement,
  );
  const money = (value: string, blankZero = true) => <MoneyText value={value} currency={currency ?? undefined} blankZero={blankZero} />;
  if (lines.length === 0 && Number(opening) === 0)
    return <EmptyState title={intl.formatMessage({ id: 'report.none' })} text={intl.formatMessage({ id: 'report.noneText' })} />;
  const sum = (label: string, value: string, kind: 'subtotal' | 'total') => ({
    key: label,
    kind,
    cells: [<FormattedMessage key="label" id={label} />, null, null, null, money(value, false)],
  });
  return (
    <FigureTable
      label="accountStatement.one"
      heads={heads}
      words={['accountStatement.postedOn']}
      rows={[
        ...(from ? [sum('report.opening', opening, 'subtotal')] : []),
        ...lines.map(({ entryId, documentId, kind, number, postedOn, currency: foreign, foreignAmount, charged, settled, balance }) => ({
          key: entryId,
          cells: [
            <span key="document">
              <RecordLink id={documentId ?? entryId} fontWeight="normal">
                {nameOf({ kind })} <Ltr>{number}</Ltr>
              </RecordLink>
              {foreign && foreignAmount && (
                <>
                  {' '}
                  (<MoneyText value={foreignAmount} currency={foreign} />)
                </>
              )}
            </span>,
            <Day key="day" on={postedOn} />,
            money(charged),
            money(settled),
            money(balance, false),
          ],
        })),
        sum('report.closing', closing, 'total'),
      ]}
    />
  );
}
