import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { AgeingTable_ageing$key } from '../../core/relay/generated/AgeingTable_ageing.graphql.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';

const buckets = ['notDue', 'days1To30', 'days31To60', 'days61To90', 'over90', 'unapplied', 'total', 'deposits'] as const;

type Bucket = (typeof buckets)[number];

/** Open amounts by party and days past due; the totals are the balance of the control account. */
export function AgeingTable({ ageing: key, isReceivable }: { ageing: AgeingTable_ageing$key; isReceivable: boolean }) {
  const intl = useIntl();
  const { address } = useAddress();
  const ageing = useFragment(
    graphql`
      fragment AgeingTable_ageing on Ageing {
        notDue
        days1To30
        days31To60
        days61To90
        over90
        unapplied
        total
        deposits
        rows {
          partyId
          partyName
          notDue
          days1To30
          days31To60
          days61To90
          over90
          unapplied
          total
          deposits
        }
      }
    `,
    key,
  );
  if (ageing.rows.length === 0) {
    const none = isReceivable ? 'ageing.noneReceivable' : 'ageing.nonePayable';
    return <EmptyState title={intl.formatMessage({ id: none })} text={intl.formatMessage({ id: `${none}Text` })} />;
  }
  // Only customers pay deposits.
  const shown = buckets.filter(bucket => bucket !== 'deposits' || isReceivable);
  const addressOf = (party: string) => {
    const search = new URLSearchParams(address);
    search.set('party', party);
    return { search: search.toString() };
  };
  return (
    <FigureTable
      label="ageing.label"
      heads={['ageing.party', ...shown.map(bucket => `ageing.${bucket}`)]}
      rows={[
        ...ageing.rows.map(row => ({
          key: row.partyId ?? '',
          cells: [
            row.partyId ? (
              <QuietLink key="party" to={addressOf(row.partyId)} preventScrollReset>
                <bdi>{row.partyName}</bdi>
              </QuietLink>
            ) : (
              <FormattedMessage key="party" id="ageing.noParty" />
            ),
            ...amountCells(row, shown),
          ],
        })),
        { key: 'total', kind: 'total', cells: [<FormattedMessage key="label" id="ageing.total" />, ...amountCells(ageing, shown)] },
      ]}
    />
  );
}

const amountCells = (row: Readonly<Record<Bucket, string>>, shown: readonly Bucket[]) =>
  shown.map(bucket => (
    <chakra.span key={bucket} color={bucket === 'over90' ? 'fg.error' : undefined}>
      <MoneyText value={row[bucket]} blankZero />
    </chakra.span>
  ));
