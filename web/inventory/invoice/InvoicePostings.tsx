import { Stack, Table, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { InvoicePostingsQuery, InvoicePostingsQuery$data } from '../../core/relay/generated/InvoicePostingsQuery.graphql.ts';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { useQuery } from '../../core/relay/useQuery.ts';

type Entry = NonNullable<InvoicePostingsQuery$data['journalEntries']>['edges'][number]['node'];

/** Journal entries of an invoice, for users who may read them. */
export function InvoicePostings({ id, currency }: { id: string; currency: string }) {
  const { journalEntries } = useQuery<InvoicePostingsQuery>(
    graphql`
      query InvoicePostingsQuery($id: ID!) {
        journalEntries(first: 20, filter: { sourceId: { eq: $id } }) {
          edges {
            node {
              id
              number
              postedOn
              description
              lines {
                id
                debit
                credit
                account {
                  number
                  name
                  nameAr
                  nameSp
                }
              }
            }
          }
        }
      }
    `,
    { id },
  );
  return (
    <Stack gap="4">
      {journalEntries?.edges.map(({ node }) => (
        <PanelBox key={node.id}>
          <Text marginBlockEnd="3">
            <Ltr fontWeight="semibold">{node.number}</Ltr> · <Day on={node.postedOn} /> · <bdi>{node.description}</bdi>
          </Text>
          <EntryLines entry={node} currency={currency} />
        </PanelBox>
      ))}
    </Stack>
  );
}

function EntryLines({ entry, currency }: { entry: Entry; currency: string }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const nameOf = ({ name, nameAr, nameSp }: Entry['lines'][number]['account']) => ({ en: name, ar: nameAr, sp: nameSp })[language] ?? name;
  const label = intl.formatMessage({ id: 'invoice.postings' });
  const money = (value: string) => Number(value) !== 0 && <MoneyText value={value} currency={currency} />;
  return (
    <ScrollArea label={label}>
      <Table.Root aria-label={label}>
        <Table.Header>
          <Table.Row>
            {(['account', 'debit', 'credit'] as const).map(head => (
              <Table.ColumnHeader key={head} scope="col" textAlign={head === 'account' ? 'start' : 'end'}>
                <FormattedMessage id={`invoice.${head}`} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {entry.lines.map(({ id, account, debit, credit }) => (
            <Table.Row key={id}>
              <Table.Cell>
                <Ltr color="fg.muted">{account.number}</Ltr> <bdi>{nameOf(account)}</bdi>
              </Table.Cell>
              <Table.Cell textAlign="end">{money(debit)}</Table.Cell>
              <Table.Cell textAlign="end">{money(credit)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
