import { Box } from '@chakra-ui/react';
import type { PlansQuery } from '../core/relay/generated/PlansQuery.graphql.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { RequestDemo } from './RequestDemo.tsx';
import { Hero } from './Hero.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import { Modules } from './Modules.tsx';
import { OrderFlow } from './OrderFlow.tsx';
import { Plans } from './Plans.tsx';
import { Showcase } from './Showcase.tsx';

const sections = ['product', 'modules', 'plans', 'demo'] as const;

/** /landing-page/: what Noria is, how it looks, its modules, its plans and the demo request form (spec 1 §1). */
export function LandingPage({ query }: ScreenProps<PlansQuery>) {
  return (
    <Box>
      <LandingHeader sections={sections} />
      <Box as="main" id="content">
        <Hero />
        <Showcase />
        <Modules />
        <OrderFlow />
        <Plans query={query} />
        <RequestDemo />
      </Box>
      <LandingFooter />
    </Box>
  );
}
