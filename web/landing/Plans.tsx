import { Box, Flex, Grid, Link, Skeleton, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { PlansQuery } from '../core/relay/generated/PlansQuery.graphql.ts';
import { BillingSwitch, type Billing } from './BillingSwitch.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlansBoundary } from './PlansBoundary.tsx';
import { Section } from './Section.tsx';

/** The plans with their figures (spec 1 §9), billed monthly or yearly. A failure here does not affect the rest of the page. */
export function Plans({ query }: { query: PreloadedQuery<PlansQuery> }) {
  const [billing, setBilling] = useState<Billing>('monthly');
  return (
    <Section id="plans" title="landing.plans.title" text="landing.plans.text" bg="bg.subtle" borderBlockWidth="1px">
      <Flex marginBlockStart="7" marginBlockEnd="5">
        <BillingSwitch billing={billing} onChange={setBilling} />
      </Flex>
      <PlansBoundary>
        <Suspense fallback={<Skeleton height="96" />}>
          <PlanList query={query} billing={billing} />
        </Suspense>
      </PlansBoundary>
      <Text marginBlockStart="6">
        <Link href="#demo">
          <FormattedMessage id="landing.plans.more" />
        </Link>
      </Text>
    </Section>
  );
}

function PlanList({ query, billing }: { query: PreloadedQuery<PlansQuery>; billing: Billing }) {
  const { plans } = usePreloadedQuery<PlansQuery>(
    graphql`
      query PlansQuery @preloadable {
        plans {
          id
          code
          ...PlanCard_plan
        }
      }
    `,
    query,
  );
  return (
    <Box aria-live="polite">
      <Grid as="ul" templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="4">
        {(plans ?? []).map(plan => (
          <PlanCard key={plan.id} plan={plan} billing={billing} emphasised={plan.code === 'PROFESSIONAL'} />
        ))}
      </Grid>
    </Box>
  );
}
