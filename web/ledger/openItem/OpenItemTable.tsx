import { Button, HStack, Text } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { OpenItemTable_items$key } from '../../core/relay/generated/OpenItemTable_items.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

const heads = ['number', 'party', 'issuedOn', 'dueOn', 'total', 'balance'].map(name => `openItem.${name}`);

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
            exchangeRate
            homeBalance
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
        <FigureTable
          label="openItem.plural"
          heads={heads}
          words={heads.slice(1, 4)}
          wide="openItem.party"
          rows={edges.map(({ node: item }) => ({
            key: item.documentId,
            cells: [
              <RecordLink key="number" id={item.documentId}>
                <Ltr whiteSpace="nowrap">{item.number}</Ltr>
              </RecordLink>,
              item.partyId && (
                <RecordLink key="party" id={item.partyId} fontWeight="normal">
                  <bdi>{item.partyName}</bdi>
                </RecordLink>
              ),
              <Day key="issuedOn" on={item.issuedOn} />,
              <HStack key="dueOn" gap="2">
                <Day on={item.dueOn} />
                {item.isOverdue && (
                  <Badge colorPalette="red">
                    <FormattedMessage id="openItem.overdue" />
                  </Badge>
                )}
              </HStack>,
              <MoneyText key="total" value={item.total} currency={item.currency} />,
              <span key="balance">
                <MoneyText value={item.balance} currency={item.currency} />
                {item.exchangeRate && (
                  <Text color="fg.muted" fontSize="sm">
                    <MoneyText value={item.homeBalance} />
                  </Text>
                )}
              </span>,
            ],
          }))}
        />
      )}
    </Panel>
  );
}
