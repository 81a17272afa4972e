import { Articles } from './Articles.tsx';
import { StaticPage } from './StaticPage.tsx';

const parts = ['parties', 'service', 'account', 'data', 'use', 'payment', 'books', 'availability', 'suspension', 'changes'] as const;

/** /terms/: the terms of service. */
export const Terms = () => (
  <StaticPage title="terms.title" lead="terms.lead">
    <Articles name="terms" parts={parts} />
  </StaticPage>
);
