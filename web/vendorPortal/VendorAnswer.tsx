import { Button, HStack, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../core/i18n/Day.tsx';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import { MoneyText } from '../core/i18n/MoneyText.tsx';
import { NumberText } from '../core/i18n/NumberText.tsx';
import type { VendorAnswer_request$key } from '../core/relay/generated/VendorAnswer_request.graphql.ts';
import type { VendorAnswerWithdrawMutation } from '../core/relay/generated/VendorAnswerWithdrawMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import { useRevalidate } from '../core/relay/useRevalidate.ts';
import { useAddress } from '../core/screens/useAddress.ts';
import { DocumentFigures } from '../core/ui/DocumentFigures.tsx';
import { Fact, Facts, TextFact } from '../core/ui/Facts.tsx';
import { FigureTable } from '../core/ui/FigureTable.tsx';
import { Notice } from '../core/ui/Notice.tsx';

/** What the vendor sent, exactly as typed, and what they can still do: enter prices, change them, withdraw them. */
export function VendorAnswer({ request: key }: { request: VendorAnswer_request$key }) {
  const { isOpen, currency, lines, answer } = useFragment(
    graphql`
      fragment VendorAnswer_request on OpenVendorRequest {
        isOpen
        currency
        lines {
          position
          name
        }
        answer {
          number
          status
          isStale
          dueOn
          deliveryOn
          description
          terms
          attachmentName
          subtotal
          discountTotal
          taxTotal
          finalAmount
          lines {
            position
            quantity
            price
            amount
            isAwarded
          }
        }
      }
    `,
    key,
  );
  const isSent = answer?.status === 'SENT';
  return (
    <Stack gap="5">
      {answer && (
        <>
          <Heading as="h2" size="lg">
            <FormattedMessage id="vendorPortal.yourOffer" />
          </Heading>
          <Notice tone={answer.status === 'AWARDED' ? 'green' : answer.isStale ? 'amber' : 'accent'}>
            <FormattedMessage id={isSent && answer.isStale ? 'vendorPortal.stale' : `vendorPortal.${answer.status}`} />
          </Notice>
          <Facts marginBlockEnd="0">
            <Fact label="vendorPortal.deliveryOn">
              <Day on={answer.deliveryOn} />
            </Fact>
            <Fact label="vendorPortal.validUntil">
              <Day on={answer.dueOn} />
            </Fact>
            <TextFact label="vendorPortal.attachment" value={answer.attachmentName} />
            <TextFact label="vendorPortal.description" value={answer.description} isText />
            <TextFact label="vendorPortal.terms" value={answer.terms} isText />
          </Facts>
          <FigureTable
            label="vendorPortal.yourOffer"
            heads={['vendorPortal.product', 'vendorPortal.quantity', 'vendorPortal.price', 'vendorPortal.amount']}
            rows={answer.lines.map(({ position, quantity, price, amount, isAwarded }) => ({
              key: String(position),
              cells: [
                <span key="name">
                  <bdi>{lines.find(line => line.position === position)?.name}</bdi>
                  {isAwarded && (
                    <Text as="span" color="fg.muted" fontSize="sm">
                      {' · '}
                      <FormattedMessage id="vendorPortal.lineAwarded" />
                    </Text>
                  )}
                </span>,
                <NumberText key="quantity" value={Number(quantity)} />,
                <MoneyText key="price" value={price} currency={currency} decimals={6} />,
                <MoneyText key="amount" value={amount} currency={currency} />,
              ],
            }))}
          />
          <DocumentFigures
            currency={currency}
            pricesIncludeTax={false}
            subtotal={answer.subtotal}
            discountTotal={answer.discountTotal}
            taxTotal={answer.taxTotal}
            total={answer.finalAmount}
          />
        </>
      )}
      {isOpen && <Actions isSent={isSent} />}
      {!isOpen && !answer && (
        <Notice>
          <FormattedMessage id="vendorPortal.closed" />
        </Notice>
      )}
    </Stack>
  );
}

function Actions({ isSent }: { isSent: boolean }) {
  const token = useAddress().address.get('data') ?? '';
  const revalidate = useRevalidate();
  const [withdraw, isBusy] = useSaving<VendorAnswerWithdrawMutation>(graphql`
    mutation VendorAnswerWithdrawMutation($input: WithdrawVendorOfferInput!) {
      withdrawVendorOffer(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <HStack wrap="wrap">
      <Button asChild>
        <LanguageLink to={`/vendorManagement/requisition/externalAddQuotation/?data=${token}`}>
          <FormattedMessage id={isSent ? 'vendorPortal.change' : 'vendorPortal.enter'} />
        </LanguageLink>
      </Button>
      {isSent && (
        <Button
          variant="outline"
          colorPalette="red"
          disabled={isBusy}
          onClick={async () => {
            await withdraw({ input: { token } });
            void revalidate();
          }}
        >
          <FormattedMessage id="vendorPortal.withdraw" />
        </Button>
      )}
    </HStack>
  );
}
