import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import { MoneyText } from '../core/i18n/MoneyText.tsx';
import type { PlanCard_plan$key } from '../core/relay/generated/PlanCard_plan.graphql.ts';
import type { Billing } from './BillingSwitch.tsx';
import { planNames, storageFigure } from './planFigures.ts';

const audiences: Record<string, string> = { START_UP: 'startUp', PROFESSIONAL: 'professional', PREMIUM: 'premium' };

/** A plan: its audience, its price by the chosen billing, its contents and the sign-up button. */
export function PlanCard({ plan: key, billing, emphasised }: { plan: PlanCard_plan$key; billing: Billing; emphasised: boolean }) {
  const intl = useIntl();
  const plan = useFragment(
    graphql`
      fragment PlanCard_plan on Plan {
        code
        monthlyPrice
        yearlyPrice
        moduleLimit
        userLimit
        storageLimit
        dashboardLimit
        advancedSecurity
      }
    `,
    key,
  );
  const name = planNames[plan.code] ?? plan.code;
  const [monthly, yearly] = [Number(plan.monthlyPrice), Number(plan.yearlyPrice)];
  const money = (value: number) => <MoneyText key={value} value={`${value}`} currency="USD" decimals={0} />;
  const storage = plan.storageLimit ? storageFigure(plan.storageLimit) : null;
  return (
    <Flex
      as="li"
      direction="column"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={emphasised ? 'accent.solid' : 'border'}
      borderTopWidth={emphasised ? '3px' : '1px'}
      borderRadius="lg"
      padding="6"
      paddingBlockStart={emphasised ? '5.5' : '6'}
    >
      <Heading as="h3" size="2xl">
        <bdi>{name}</bdi>
      </Heading>
      <Text marginBlockStart="1" color="fg.muted" minHeight={{ md: '12' }}>
        {plan.code in audiences && <FormattedMessage id={`landing.plans.${audiences[plan.code]}.for`} />}
      </Text>
      <Flex align="baseline" gap="2" marginBlockStart="4">
        <Text fontSize="4xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" lineHeight="1.2">
          {money(billing === 'monthly' ? monthly : yearly)}
        </Text>
        <Text color="fg.muted">
          <FormattedMessage id="landing.plans.perMonth" />
        </Text>
      </Flex>
      <Box minHeight="10" fontSize="sm" color="fg.muted">
        {billing === 'monthly' ? (
          <FormattedMessage id="landing.plans.billedMonthly" />
        ) : (
          <>
            <FormattedMessage id="landing.plans.billedYearly" values={{ total: money(yearly * 12) }} />
            <Text color="accent.fg" fontWeight="medium">
              <FormattedMessage id="landing.plans.saved" values={{ amount: money((monthly - yearly) * 12) }} />
            </Text>
          </>
        )}
      </Box>
      <Box as="ul" marginBlock="5" flex="1">
        <Held>
          {plan.moduleLimit ? (
            <FormattedMessage id="landing.plans.modules" values={{ count: plan.moduleLimit }} />
          ) : (
            <FormattedMessage id="landing.plans.modulesAll" />
          )}
        </Held>
        {plan.userLimit && (
          <Held>
            <FormattedMessage id="landing.plans.users" values={{ count: plan.userLimit }} />
          </Held>
        )}
        {storage && (
          <Held>
            <FormattedMessage
              id="landing.plans.storage"
              values={{ size: intl.formatNumber(storage[0], { style: 'unit', unit: storage[1], unitDisplay: 'short' }) }}
            />
          </Held>
        )}
        {plan.dashboardLimit && (
          <Held>
            <FormattedMessage id="landing.plans.dashboards" values={{ count: plan.dashboardLimit }} />
          </Held>
        )}
        {plan.advancedSecurity && (
          <Held>
            <FormattedMessage id="landing.plans.security" />
          </Held>
        )}
      </Box>
      <Button asChild size="lg" variant={emphasised ? 'solid' : 'outline'} width="full">
        <LanguageLink
          to={`/authentication/sign-up?plan=${plan.code}`}
          aria-label={intl.formatMessage({ id: 'landing.plans.startPlan' }, { plan: name })}
        >
          <FormattedMessage id="landing.plans.start" />
        </LanguageLink>
      </Button>
    </Flex>
  );
}

function Held({ children }: { children: ReactNode }) {
  return (
    <Flex as="li" gap="2.5" paddingBlock="1.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Box color="accent.fg" paddingBlockStart="1" flexShrink="0">
        <Check size={14} aria-hidden />
      </Box>
      <span>{children}</span>
    </Flex>
  );
}
