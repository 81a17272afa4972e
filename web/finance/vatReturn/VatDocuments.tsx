import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { VatDocumentsQuery } from '../../core/relay/generated/VatDocumentsQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { VatBoxName } from './VatBoxName.tsx';
import { vatDocumentPageSize, vatDocumentVariables } from './vatDocumentVariables.ts';

/** /economics/reports/vat-return/documents/: the documents behind a box of the VAT return, and their sums. */
export function VatDocuments({ query }: ScreenProps<VatDocumentsQuery>) {
  const intl = useIntl();
  const { address, change } = useAddress();
  const { vatDocuments } = usePreloadedQuery<VatDocumentsQuery>(
    graphql`
      query VatDocumentsQuery(
        $from: Date!
        $to: Date!
        $side: VatSide!
        $category: PurchaseVatCategory
        $rate: Decimal
        $first: Int!
        $offset: Int!
      ) @preloadable {
        vatDocuments(from: $from, to: $to, side: $side, category: $category, rate: $rate, first: $first, offset: $offset)
          @required(action: THROW) {
          count
          base
          tax
          documents {
            documentId
            number
            countedOn
            isVoiding
            base
            tax
          }
        }
      }
    `,
    query,
  );
  const { from, to, side, category, rate, offset } = vatDocumentVariables(address);
  const { count, base, tax, documents } = vatDocuments;
  const step = (label: string, start: number, isOff: boolean) => (
    <Button variant="outline" size="sm" disabled={isOff} onClick={() => void change({ offset: String(Math.max(0, start)) })}>
      <FormattedMessage id={label} />
    </Button>
  );
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="vatReturn.documents" />}>
        <Text color="fg.muted">
          <FormattedMessage id={`vatReturn.side.${side}`} /> · <VatBoxName category={category} rate={rate} /> · <Day on={from} /> –{' '}
          <Day on={to} />
        </Text>
      </ScreenHead>
      {count === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'vatReturn.none' })} />
      ) : (
        <PanelBox>
          <FigureTable
            label="vatReturn.documents"
            heads={['vatReturn.document', 'vatReturn.base', 'vatReturn.tax']}
            rows={[
              ...documents.map((document, index) => ({
                key: String(index),
                cells: [
                  <Stack key="document" gap="0">
                    <RecordLink id={document.documentId} display="inline-flex" alignItems="center" minHeight="6">
                      <bdi>{document.number}</bdi>
                    </RecordLink>
                    <Text as="span" fontSize="xs" color="fg.muted">
                      <Day on={document.countedOn} />{' '}
                      {document.isVoiding && (
                        <Badge>
                          <FormattedMessage id="vatReturn.voided" />
                        </Badge>
                      )}
                    </Text>
                  </Stack>,
                  <MoneyText key="base" value={document.base} />,
                  <MoneyText key="tax" value={document.tax} />,
                ],
              })),
              {
                key: 'total',
                kind: 'total',
                cells: [
                  <FormattedMessage key="label" id="vatReturn.total" />,
                  <MoneyText key="base" value={base} />,
                  <MoneyText key="tax" value={tax} />,
                ],
              },
            ]}
          />
          {count > vatDocumentPageSize && (
            <Flex gap="2" marginBlockStart="4">
              {step('vatReturn.earlier', offset - vatDocumentPageSize, offset === 0)}
              {step('vatReturn.later', offset + vatDocumentPageSize, offset + vatDocumentPageSize >= count)}
            </Flex>
          )}
        </PanelBox>
      )}
    </Stack>
  );
}
