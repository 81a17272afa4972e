import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { LeadCard_lead$key } from '../../core/relay/generated/LeadCard_lead.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Avatar } from '../../core/ui/Avatar.tsx';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { NextActivity } from './NextActivity.tsx';
import { StageAge } from './StageAge.tsx';

/** A lead's card on the board. */
export function LeadCard({ lead }: { lead: LeadCard_lead$key }) {
  const data = useFragment(
    graphql`
      fragment LeadCard_lead on Lead {
        id
        title
        orderValue
        columnSince
        isStale
        ...NextActivity_lead
        lossReason {
          name
        }
        customer {
          id
          name
        }
        owner {
          userId
          name
          profileImage {
            url
          }
        }
      }
    `,
    lead,
  );
  const { id, title, customer, owner, orderValue, columnSince, isStale, lossReason } = data;
  return (
    <Stack gap="1.5" fontSize="sm">
      <RecordLink id={id} draggable={false}>
        <bdi>{title}</bdi>
      </RecordLink>
      <Flex align="center" justify="space-between" gap="2" minHeight="6">
        <Text color="fg.muted" overflowWrap="anywhere" minWidth="0">
          <bdi>{customer.name}</bdi>
        </Text>
        {owner && (
          <Flex title={owner.name}>
            <Hidden>{owner.name}</Hidden>
            <Avatar name={owner.name} image={owner.profileImage?.url} size="6" />
          </Flex>
        )}
      </Flex>
      {lossReason && (
        <Box fontSize="xs" color="fg.muted">
          <Excerpt text={lossReason.name} />
        </Box>
      )}
      <Flex align="center" gap="2" wrap="wrap">
        <Text fontWeight="medium">
          <MoneyText value={orderValue} />
        </Text>
        <StageAge since={columnSince} />
        {isStale && (
          <Badge colorPalette="amber">
            <FormattedMessage id="lead.stale" />
          </Badge>
        )}
        <NextActivity lead={data} />
      </Flex>
    </Stack>
  );
}
