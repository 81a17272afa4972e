import { Button, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { RevaluationMutation } from '../../core/relay/generated/RevaluationMutation.graphql.ts';
import type { RevaluationQuery } from '../../core/relay/generated/RevaluationQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { ReportFrame } from '../report/ReportFrame.tsx';
import { ReportPeriod } from '../report/ReportPeriod.tsx';

const heads = ['currency', 'open', 'booked', 'rate', 'worth', 'difference'].map(name => `revaluation.${name}`);

/** /economics/revaluation/: what is open and held in other currencies at the rates of a day, and the entries of the difference. */
export function Revaluation({ query }: ScreenProps<RevaluationQuery>) {
  const intl = useIntl();
  const { revaluation } = usePreloadedQuery<RevaluationQuery>(
    graphql`
      query RevaluationQuery($asOf: Date) @preloadable {
        revaluation(asOf: $asOf) @required(action: THROW) {
          asOf
          rows {
            control
            bankAccountId
            bankAccountName
            currency
            open
            booked
            rate
            worth
            difference
          }
          unposted
        }
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry');
  const [post, isPosting] = useAction<RevaluationMutation>(
    'revaluation',
    graphql`
      mutation RevaluationMutation($input: PostRevaluationInput!) {
        postRevaluation(input: $input) {
          ...saving_payload
          journalEntry {
            id
          }
        }
      }
    `,
    'revaluation.posted',
  );
  const { asOf, rows, unposted } = revaluation;
  const isMissing = rows.some(({ rate }) => rate === null);
  const description = intl.formatMessage({ id: 'revaluation.description' });
  return (
    <ReportFrame title="menu.revaluation" choices={<ReportPeriod to={asOf} isAsOf />}>
      {rows.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'revaluation.none' })} text={intl.formatMessage({ id: 'revaluation.noneText' })} />
      ) : (
        <>
          {isMissing && (
            <Notice>
              <FormattedMessage id="revaluation.missing" />
            </Notice>
          )}
          <FigureTable
            label="menu.revaluation"
            heads={heads}
            rows={[
              ...rows.map(({ control, bankAccountId, bankAccountName, currency, open, booked, rate, worth, difference }) => ({
                key: bankAccountId ?? `${control} ${currency}`,
                cells: [
                  <span key="currency">
                    {bankAccountId ? (
                      <RecordLink id={bankAccountId} fontWeight="normal">
                        <bdi>{bankAccountName}</bdi>
                      </RecordLink>
                    ) : (
                      <FormattedMessage id={`report.${control}`} />
                    )}{' '}
                    · <Ltr>{currency}</Ltr>
                  </span>,
                  <MoneyText key="open" value={open} currency={currency} />,
                  <MoneyText key="booked" value={booked} />,
                  rate && <MoneyText key="rate" value={rate} decimals={10} />,
                  worth && <MoneyText key="worth" value={worth} />,
                  difference && <MoneyText key="difference" value={difference} />,
                ],
              })),
              {
                key: 'unposted',
                kind: 'total' as const,
                cells: [
                  <FormattedMessage key="label" id="revaluation.unposted" />,
                  null,
                  null,
                  null,
                  null,
                  <MoneyText key="unposted" value={unposted} />,
                ],
              },
            ]}
          />
          <ForMembers>
            <Flex marginBlockStart="4" gap="3" align="center" wrap="wrap">
              <Button
                loading={isPosting}
                disabled={isMissing || Number(unposted) === 0}
                onClick={() => void post({ input: { asOf, description } })}
              >
                <FormattedMessage id="revaluation.post" />
              </Button>
              <Text color="fg.muted" fontSize="sm">
                <FormattedMessage id="revaluation.postText" />
              </Text>
            </Flex>
          </ForMembers>
        </>
      )}
    </ReportFrame>
  );
}
