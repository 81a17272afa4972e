import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { compareOffers } from '../../../server/procurement/quotation/comparison.rules.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type {
  ComparisonPanel_requisition$data,
  ComparisonPanel_requisition$key,
} from '../../core/relay/generated/ComparisonPanel_requisition.graphql.ts';
import type { ComparisonPanelAwardMutation } from '../../core/relay/generated/ComparisonPanelAwardMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { useSession } from '../../core/session/session.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ComparisonNotices } from './ComparisonNotices.tsx';
import { ConvertedAmount } from './ConvertedAmount.tsx';
import { OfferHead } from './OfferHead.tsx';
import { OfferTotal } from './OfferTotal.tsx';

type Offer = ComparisonPanel_requisition$data['quotations']['edges'][number]['node'];

/** What vendors offer for a requisition side by side, by line and in total, and the award of it: whole, or by line. */
export function ComparisonPanel({ requisition: key }: { requisition: ComparisonPanel_requisition$key }) {
  const { id, comparedOn, lines, quotations } = useFragment(
    graphql`
      fragment ComparisonPanel_requisition on Requisition {
        id
        comparedOn
        lines {
          position
          quantity
          product {
            name
          }
        }
        quotations(first: 50) {
          edges {
            node {
              id
              number
              status
              currency
              exchangeRate
              isSealed
              isExpired
              isStale
              deliveryOn
              submittedAt
              finalAmount
              vendor {
                name
              }
              lines {
                id
                requisitionPosition
                quantity
                price
                isAwarded
              }
              ...OfferHead_quotation
            }
          }
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  const { currency } = useSession();
  const mayAward = useMay('APPROVE');
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const [award, isBusy] = useAction<ComparisonPanelAwardMutation>(
    'requisition',
    graphql`
      mutation ComparisonPanelAwardMutation($input: AwardRequisitionInput!) {
        awardRequisition(input: $input) {
          ...saving_payload
          requisition {
            ...ComparisonPanel_requisition
          }
        }
      }
    `,
    'vendorQuotation.awarded',
  );
  const offers = quotations.edges.map(({ node }) => node).filter(({ status }) => status !== 'CANCELLED');
  if (!offers.length)
    return <EmptyState title={intl.formatMessage({ id: 'vendorQuotation.none' })} text={intl.formatMessage({ id: 'comparison.none' })} />;
  const { ranking, highest, lowest, quickest, bestOfLine, offered } = compareOffers(lines, offers);
  const places = [...ranking, ...offers.map(offer => offer.id).filter(each => !ranking.includes(each))];
  const shown = places.map(each => offers.find(offer => offer.id === each)!);
  const isAwarded = offers.some(({ status }) => status === 'APPROVED');
  const isOpen = ({ isSealed, exchangeRate, status }: Offer) =>
    mayAward && !isAwarded && !isSealed && !!exchangeRate && (status === 'PENDING' || status === 'ACTIVE');
  const lineOf = (offer: Offer, position: number) => offer.lines.find(line => line.requisitionPosition === position);
  const winnerOf = (position: number) => chosen[position] ?? bestOfLine.get(position);
  const byLine = [...Map.groupBy(lines, ({ position }) => winnerOf(position))].flatMap(([quotationId, won]) => {
    const offer = offers.find(each => each.id === quotationId);
    const lineIds = won.flatMap(({ position }) => (offer && lineOf(offer, position)?.id) ?? []);
    return offer && lineIds.length ? [{ quotationId: offer.id, lineIds }] : [];
  });
  const marksOf = (quotationId: string) =>
    Object.entries({ lowest, quickest, highest }).flatMap(([mark, of]) => (of === quotationId ? mark : []));
  const rowsOfLines = lines.map(({ position, quantity, product }) => ({
    key: String(position),
    cells: [
      <span key="product">
        <bdi>{product.name}</bdi>{' '}
        <Text as="span" color="fg.muted" whiteSpace="nowrap">
          × <NumberText value={Number(quantity)} />
        </Text>
      </span>,
      ...shown.map(offer => {
        const line = lineOf(offer, position);
        if (!line) return <FormattedMessage key={offer.id} id="comparison.notOffered" />;
        const best = bestOfLine.get(position);
        const isWinner = isAwarded ? line.isAwarded : winnerOf(position) === offer.id;
        const price = (
          <HStack as="span" gap="1" fontWeight={isWinner ? 'bold' : undefined} color={best === offer.id ? 'green.fg' : undefined}>
            {isWinner && <Check size={14} aria-hidden />}
            <ConvertedAmount value={line.price} {...offer} isPrice />
          </HStack>
        );
        if (!isOpen(offer)) return <span key={offer.id}>{price}</span>;
        return (
          <Button
            key={offer.id}
            variant="ghost"
            size="sm"
            aria-pressed={isWinner}
            onClick={() => setChosen(before => ({ ...before, [position]: offer.id }))}
          >
            {price}
            <Hidden>{intl.formatMessage({ id: 'comparison.choose' }, { vendor: offer.vendor.name, product: product.name })}</Hidden>
          </Button>
        );
      }),
    ],
  }));
  const rows = [
    ...rowsOfLines,
    {
      key: 'delivery',
      cells: [
        <FormattedMessage key="label" id="vendorQuotation.deliveryOn" />,
        ...shown.map(each => <Day key={each.id} on={each.deliveryOn} />),
      ],
    },
    {
      key: 'total',
      kind: 'total' as const,
      cells: [
        <FormattedMessage key="label" id="vendorQuotation.finalAmount" />,
        ...shown.map(offer => (
          <OfferTotal key={offer.id} {...offer} offered={offered.get(offer.id)!} all={lines.length} marks={marksOf(offer.id)} />
        )),
      ],
    },
  ];
  const headOf = (offer: Offer) => ({
    key: offer.id,
    head: (
      <OfferHead
        quotation={offer}
        isBusy={isBusy}
        onAward={isOpen(offer) ? () => void award({ input: { requisitionId: id, awards: [{ quotationId: offer.id }] } }) : undefined}
      />
    ),
  });
  return (
    <PanelBox>
      <Stack gap="4">
        <ComparisonNotices offers={offers} currency={currency} comparedOn={comparedOn} isAwarded={isAwarded} />
        <FigureTable label="comparison.title" heads={['requisitionLine.product', ...shown.map(headOf)]} rows={rows} />
        {byLine.length > 0 && offers.some(isOpen) && (
          <HStack justify="flex-end">
            <Button disabled={isBusy} onClick={() => void award({ input: { requisitionId: id, awards: byLine } })}>
              <FormattedMessage id="comparison.awardLines" />
            </Button>
          </HStack>
        )}
      </Stack>
    </PanelBox>
  );
}
