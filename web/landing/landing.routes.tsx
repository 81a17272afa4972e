import LiveDemoQuery from '../core/relay/generated/LiveDemoQuery$parameters.ts';
import PlansQuery from '../core/relay/generated/PlansQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';

const page = { layout: 'BARE', access: 'PUBLIC', messages: 'landing' } as const;

/** Public screens of the landing page and the live demo. */
export const rows: ScreenRow[] = [
  {
    ...page,
    path: '/landing-page/',
    title: 'landing.title',
    query: PlansQuery,
    screen: async () => (await import('./LandingPage.tsx')).LandingPage,
  },
  {
    ...page,
    path: '/live-demo/',
    title: 'liveDemo.title',
    query: LiveDemoQuery,
    screen: async () => (await import('./LiveDemo.tsx')).LiveDemo,
  },
];
