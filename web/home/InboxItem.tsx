import { chakra, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../core/i18n/Day.tsx';
import { MoneyText } from '../core/i18n/MoneyText.tsx';
import type { InboxItem_item$key } from '../core/relay/generated/InboxItem_item.graphql.ts';
import { RecordLink } from '../core/screens/RecordLink.tsx';
import { Badge } from '../core/ui/Badge.tsx';
import { QuietLink } from '../core/ui/QuietLink.tsx';
import { InboxDecision } from './InboxDecision.tsx';
import { inboxIcons, type InboxKind } from './inboxKinds.ts';

/** Where Human resources and project managers decide, if not on the record's own page. */
const screens: Partial<Record<InboxKind, string>> = {
  LEAVE: '/HRM/leave/?status=PENDING',
  CORRECTION: '/HRM/attendance/',
  TIME: '/projects/timesheet/',
};

/** What waits for the viewer: what it is, whose, until when, and the decision where it can be taken at once. */
export function InboxItem({ item: key }: { item: InboxItem_item$key }) {
  const item = useFragment(
    graphql`
      fragment InboxItem_item on InboxItem {
        kind
        recordId
        title
        detail
        person
        dueOn
        isLate
        isOfTeam
        quantity
        amount
        currency
        ...InboxDecision_item
      }
    `,
    key,
  );
  const { kind } = item;
  const Icon = inboxIcons[kind];
  const screen = item.isOfTeam ? '/my-team/' : screens[kind];
  const quantity = Number(item.quantity);
  const title = <bdi>{item.title}</bdi>;
  return (
    <chakra.li display="flex" alignItems="center" flexWrap="wrap" columnGap="3" rowGap="1" paddingBlock="2.5" borderBlockStartWidth="1px">
      <chakra.span color="fg.muted" flexShrink="0">
        {Icon && <Icon size={18} aria-hidden />}
      </chakra.span>
      <chakra.div flex="1" minWidth="10rem" overflowWrap="anywhere">
        <chakra.div fontWeight="medium">
          {screen ? <QuietLink to={screen}>{title}</QuietLink> : <RecordLink id={item.recordId}>{title}</RecordLink>}
        </chakra.div>
        <Text as="span" fontSize="xs" color="fg.muted">
          <FormattedMessage id={`work.ask.${kind}`} values={{ days: quantity, hours: quantity }} />
          {item.detail && (
            <>
              {' · '}
              <bdi>{item.detail}</bdi>
            </>
          )}
          {item.person && (
            <>
              {' · '}
              <FormattedMessage id="work.by" values={{ name: <bdi>{item.person}</bdi> }} />
            </>
          )}
        </Text>
      </chakra.div>
      {item.amount && <MoneyText value={item.amount} currency={item.currency ?? undefined} />}
      <Flex align="center" gap="2" fontSize="sm" color={item.isLate ? 'fg.error' : 'fg.muted'}>
        <Day on={item.dueOn} />
        {item.isLate && (
          <Badge colorPalette="red">
            <FormattedMessage id="work.late" />
          </Badge>
        )}
      </Flex>
      <InboxDecision item={item} />
    </chakra.li>
  );
}
