import { chakra, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { DecisionPageQuery } from '../../core/relay/generated/DecisionPageQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { ClockTime } from '../../hrm/attendance/ClockTime.tsx';
import { PublicSheet } from '../../layout/PublicSheet.tsx';
import { HoursByDay } from './HoursByDay.tsx';
import { DecisionForm, type DecisionAnswer } from './DecisionForm.tsx';

/** /decision/?data=…: what waits for an approver, who decides it by the link in a mail without signing in. */
export function DecisionPage({ query }: ScreenProps<DecisionPageQuery>) {
  const { openDecision: decision } = usePreloadedQuery<DecisionPageQuery>(
    graphql`
      query DecisionPageQuery($token: String!) @preloadable {
        openDecision(token: $token) {
          kind
          companyName
          approverName
          title
          detail
          person
          dueOn
          endsOn
          startsAt
          endsAt
          timeZone
          reason
          quantity
          amount
          currency
          lines {
            name
            quantity
            day
            isQuantityMatched
            isPriceMatched
          }
          ...DecisionForm_decision
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const [answered, setAnswered] = useState<DecisionAnswer>();
  if (!decision)
    return (
      <PublicSheet>
        <EmptyState
          isPage
          kind="closed"
          title={intl.formatMessage({ id: 'decision.gone' })}
          text={intl.formatMessage({ id: 'decision.goneText' })}
        />
      </PublicSheet>
    );
  const { kind, title, lines, startsAt, endsAt, timeZone } = decision;
  const isCorrection = kind === 'CORRECTION';
  const days = Number(decision.quantity);
  return (
    <PublicSheet>
      <Text color="fg.muted">
        <bdi>{decision.companyName}</bdi>
        {' · '}
        <FormattedMessage id={`work.ask.${kind}`} values={{ days, hours: days }} />
      </Text>
      <Heading as="h1" size="2xl" marginBlockEnd="5" overflowWrap="anywhere">
        <bdi>{title}</bdi>
      </Heading>
      <Facts>
        <Fact label="decision.number">{decision.detail && <Ltr>{decision.detail}</Ltr>}</Fact>
        <Fact
          label={
            kind === 'LEAVE' || isCorrection ? 'decision.standsInFor' : kind === 'BLOCKED_BILL' ? 'decision.enteredBy' : 'decision.askedBy'
          }
        >
          {decision.person && <bdi>{decision.person}</bdi>}
        </Fact>
        <Fact label="decision.amount">
          {decision.amount && <MoneyText value={decision.amount} currency={decision.currency ?? undefined} />}
        </Fact>
        <Fact label={isCorrection ? 'decision.day' : decision.endsOn ? 'decision.from' : 'decision.dueOn'}>
          {decision.dueOn && <Day on={decision.dueOn} />}
        </Fact>
        <Fact label="decision.until">{decision.endsOn && <Day on={decision.endsOn} />}</Fact>
        <Fact label="decision.hours">
          {startsAt && endsAt && timeZone && (
            <>
              <ClockTime at={startsAt} timeZone={timeZone} />
              {' – '}
              <ClockTime at={endsAt} timeZone={timeZone} />
            </>
          )}
        </Fact>
        <Fact label="decision.why">{decision.reason && <bdi>{decision.reason}</bdi>}</Fact>
      </Facts>
      {kind === 'TIME' && <HoursByDay hours={lines.flatMap(({ day, ...line }) => (day ? [{ ...line, day }] : []))} />}
      {kind !== 'TIME' && lines.length > 0 && (
        <chakra.ul listStyleType="none" marginBlockEnd="5">
          {lines.map(({ name, quantity, isQuantityMatched, isPriceMatched }, index) => (
            <chakra.li
              key={`${name} ${index}`}
              display="flex"
              justifyContent="space-between"
              gap="4"
              paddingBlock="2"
              borderBlockStartWidth="1px"
            >
              <chakra.span overflowWrap="anywhere">
                <bdi>{name}</bdi>
                {isQuantityMatched === false && (
                  <Text as="span" display="block" fontSize="sm" color="fg.error">
                    <FormattedMessage id="decision.tooMany" />
                  </Text>
                )}
                {isPriceMatched === false && (
                  <Text as="span" display="block" fontSize="sm" color="fg.error">
                    <FormattedMessage id="decision.otherPrice" />
                  </Text>
                )}
              </chakra.span>
              <NumberText value={quantity as Intl.StringNumericLiteral} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {answered ? (
        <Notice tone="green">
          <FormattedMessage id={`decision.done.${answered}`} />
        </Notice>
      ) : (
        <>
          <Text fontSize="sm" color="fg.muted" marginBlockEnd="4">
            <FormattedMessage id="decision.as" values={{ name: <bdi>{decision.approverName}</bdi> }} />
          </Text>
          <DecisionForm decision={decision} onAnswered={setAnswered} />
        </>
      )}
    </PublicSheet>
  );
}
