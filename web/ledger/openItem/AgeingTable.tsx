import { Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { AgeingTable_ageing$key } from '../../core/relay/generated/AgeingTable_ageing.graphql.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';

const buckets = ['notDue', 'days1To30', 'days31To60', 'days61To90', 'over90', 'unapplied', 'total'] as const;

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
        }
      }
    `,
    key,
  );
  const label = intl.formatMessage({ id: 'ageing.label' });
  if (ageing.rows.length === 0) {
    const none = isReceivable ? 'ageing.noneReceivable' : 'ageing.nonePayable';
    return <EmptyState title={intl.formatMessage({ id: none })} text={intl.formatMessage({ id: `${none}Text` })} />;
  }
  const addressOf = (party: string) => {
    const search = new URLSearchParams(address);
    search.set('party', party);
    return { search: search.toString() };
  };
  return (
    <ScrollArea label={label}>
      <Table.Root aria-label={label} size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">
              <FormattedMessage id="ageing.party" />
            </Table.ColumnHeader>
            {buckets.map(bucket => (
              <Table.ColumnHeader key={bucket} scope="col" textAlign="end">
                <FormattedMessage id={`ageing.${bucket}`} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {ageing.rows.map(row => (
            <Table.Row key={row.partyId ?? ''}>
              <Table.Cell minWidth="40">
                {row.partyId ? (
                  <QuietLink to={addressOf(row.partyId)} preventScrollReset>
                    <bdi>{row.partyName}</bdi>
                  </QuietLink>
                ) : (
                  <FormattedMessage id="ageing.noParty" />
                )}
              </Table.Cell>
              <Amounts row={row} />
            </Table.Row>
          ))}
          <Table.Row fontWeight="bold" bg="bg.muted">
            <Table.Cell>
              <FormattedMessage id="ageing.total" />
            </Table.Cell>
            <Amounts row={ageing} />
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}

const Amounts = ({ row }: { row: Readonly<Record<(typeof buckets)[number], string>> }) =>
  buckets.map(bucket => (
    <Table.Cell key={bucket} textAlign="end" color={bucket === 'over90' ? 'fg.error' : undefined}>
      {Number(row[bucket]) !== 0 && <MoneyText value={row[bucket]} />}
    </Table.Cell>
  ));
