import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { MatchChoicesQuery } from '../../core/relay/generated/MatchChoicesQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { TickRow } from '../../core/ui/TickRow.tsx';

/** What is chosen: entries, or documents of one party. */
export interface Pick {
  recordId: string;
  kind: string;
  partyId: string | null | undefined;
}

interface MatchChoicesProps {
  lineId: string;
  search: string;
  currency: string | undefined;
  /** Undefined until something was chosen, or proposed. */
  picks: Pick[] | undefined;
  onPick: (picks: Pick[]) => unknown;
}

/** What a booking may stand for, to be chosen from. */
export function MatchChoices({ lineId, search, currency, picks, onPick }: MatchChoicesProps) {
  const { bankMatchProposals } = useQuery<MatchChoicesQuery>(
    graphql`
      query MatchChoicesQuery($lineId: ID!, $search: String) {
        bankMatchProposals(lineId: $lineId, search: $search) {
          recordId
          kind
          number
          partyId
          partyName
          text
          on
          amount
          isOverdue
          isLikely
        }
      }
    `,
    { lineId, search: search || null },
    { fetchPolicy: 'store-and-network' },
  );
  const proposals = bankMatchProposals ?? [];
  const first = proposals.at(0);
  const isProposed = picks === undefined && first?.isLikely;
  useEffect(() => {
    if (isProposed && first) onPick([first]);
  });
  const toggle = (one: Pick, isOn: boolean) => {
    // Entries and documents, or documents of two parties, are never one booking.
    const others = (picks ?? []).filter(
      pick => pick.recordId !== one.recordId && pick.kind === one.kind && (one.kind === 'ENTRY' || pick.partyId === one.partyId),
    );
    onPick(isOn ? [...others, one] : (picks ?? []).filter(({ recordId }) => recordId !== one.recordId));
  };
  if (!proposals.length)
    return (
      <Text color="fg.muted">
        <FormattedMessage id={search ? 'bankStatement.nothingFound' : 'bankStatement.noProposal'} />
      </Text>
    );
  return (
    <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" borderRadius="md" divideY="1px">
      {proposals.map(one => (
        <chakra.li key={one.recordId} padding="3">
          <TickRow isOn={Boolean(picks?.some(({ recordId }) => recordId === one.recordId))} onToggle={isOn => toggle(one, isOn)}>
            <Flex justify="space-between" gap="3">
              <chakra.span minWidth="0">
                <Ltr>{one.number}</Ltr>{' '}
                <Badge colorPalette={one.kind === 'ENTRY' ? 'gray' : one.isOverdue ? 'red' : 'accent'}>
                  <FormattedMessage id={`bankMatchKind.${one.kind}`} />
                </Badge>
                <Text as="span" display="block" fontSize="sm" fontWeight="normal" color="fg.muted" overflowWrap="anywhere">
                  <bdi>{[one.partyName, one.text].filter(Boolean).join(' · ')}</bdi>
                </Text>
              </chakra.span>
              <chakra.span textAlign="end" whiteSpace="nowrap">
                <MoneyText value={one.amount} currency={currency} />
                <Text as="span" display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
                  <Day on={one.on} />
                </Text>
              </chakra.span>
            </Flex>
          </TickRow>
        </chakra.li>
      ))}
    </Stack>
  );
}
