import { Articles } from './Articles.tsx';
import { StaticPage } from './StaticPage.tsx';

const parts = ['who', 'what', 'trail', 'device', 'not', 'sees', 'mail', 'long', 'rights'] as const;

/**
 * /settings/privacy-policy/: which personal data Noria stores, why and how long. Readable without signing in, since sign-up asks to accept
 * it.
 */
export const PrivacyPolicy = () => (
  <StaticPage title="privacy.title" lead="privacy.lead">
    <Articles name="privacy" parts={parts} />
  </StaticPage>
);
