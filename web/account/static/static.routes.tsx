import type { ScreenRow } from '../../core/routing/ScreenRow.ts';

const page = { layout: 'BARE', access: 'PUBLIC', messages: 'account/static' } as const;

/** Public text pages. */
export const rows: ScreenRow[] = [
  { ...page, path: '/faq/', title: 'faq.title', screen: async () => (await import('./Faq.tsx')).Faq },
  { ...page, path: '/terms/', title: 'terms.title', screen: async () => (await import('./Terms.tsx')).Terms },
  {
    ...page,
    path: '/settings/privacy-policy/',
    title: 'privacy.title',
    screen: async () => (await import('./PrivacyPolicy.tsx')).PrivacyPolicy,
  },
  { ...page, path: '/404/', title: 'notFound.title', screen: async () => (await import('./NotFound.tsx')).NotFound },
];
