import { Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { ForeignPayables_items$key } from '../../core/relay/generated/ForeignPayables_items.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Notice } from '../../core/ui/Notice.tsx';

/** What is due in other currencies than that in which a run pays; shows nothing if nothing is. */
export function ForeignPayables({ items }: { items: ForeignPayables_items$key }) {
  const { edges } = useFragment(
    graphql`
      fragment ForeignPayables_items on OpenItemConnection {
        edges {
          node {
            documentId
            number
            partyName
            currency
            balance
          }
        }
      }
    `,
    items,
  );
  if (edges.length === 0) return null;
  return (
    <Notice>
      <Text>
        <FormattedMessage id="payVendors.foreign" />
      </Text>
      <Flex as="ul" wrap="wrap" columnGap="4" listStyleType="none">
        {edges.map(({ node: { documentId, number, partyName, currency, balance } }) => (
          <li key={documentId}>
            <RecordLink id={documentId}>
              <Ltr>{number ?? '–'}</Ltr>
            </RecordLink>{' '}
            <bdi>{partyName}</bdi> <MoneyText value={balance} currency={currency} />
          </li>
        ))}
      </Flex>
    </Notice>
  );
}
