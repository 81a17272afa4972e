import { Badge, Button, HStack, Table } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { OpenItemTable_items$key } from '../../core/relay/generated/OpenItemTable_items.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';

const heads = ['number', 'party', 'issuedOn', 'dueOn', 'total', 'balance'] as const;

/** Documents that are not settled, oldest due first; of one party if the address names it. */
export function OpenItemTable({ items }: { items: OpenItemTable_items$key }) {
  const intl = useIntl();
  const { address, change } = useAddress();
  const { edges, totalCount } = useFragment(
    graphql`
      fragment OpenItemTable_items on OpenItemConnection {
        totalCount
        edges {
          node {
            documentId
            number
            partyId
            partyName
            issuedOn
            dueOn
            currency
            total
            balance
            isOverdue
          }
        }
      }
    `,
    items,
  );
  const label = intl.formatMessage({ id: 'openItem.plural' });
  return (
    <Panel title={label} text={<FormattedMessage id="openItem.count" values={{ count: totalCount, shown: edges.length }} />}>
      {address.has('party') && (
        <Button variant="outline" size="sm" marginBlockEnd="3" onClick={() => void change({ party: null })}>
          <X aria-hidden />
          <FormattedMessage id="openItem.allParties" />
        </Button>
      )}
      {edges.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'openItem.none' })} />
      ) : (
        <ScrollArea label={label}>
          <Table.Root aria-label={label} size="sm">
            <Table.Header>
              <Table.Row>
                {heads.map(head => (
                  <Table.ColumnHeader key={head} scope="col" textAlign={head === 'total' || head === 'balance' ? 'end' : 'start'}>
                    <FormattedMessage id={`openItem.${head}`} />
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {edges.map(({ node: item }) => (
                <Table.Row key={item.documentId}>
                  <Table.Cell>
                    <RecordLink id={item.documentId}>
                      <Ltr>{item.number}</Ltr>
                    </RecordLink>
                  </Table.Cell>
                  <Table.Cell minWidth="32">
                    {item.partyId && (
                      <RecordLink id={item.partyId} fontWeight="normal">
                        <bdi>{item.partyName}</bdi>
                      </RecordLink>
                    )}
                  </Table.Cell>
                  <Table.Cell>
                    <Day on={item.issuedOn} />
                  </Table.Cell>
                  <Table.Cell>
                    <HStack gap="2">
                      <Day on={item.dueOn} />
                      {item.isOverdue && (
                        <Badge colorPalette="red">
                          <FormattedMessage id="openItem.overdue" />
                        </Badge>
                      )}
                    </HStack>
                  </Table.Cell>
                  {[item.total, item.balance].map((amount, index) => (
                    <Table.Cell key={index === 0 ? 'total' : 'balance'} textAlign="end">
                      <MoneyText value={amount} currency={item.currency} />
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </ScrollArea>
      )}
    </Panel>
  );
}
