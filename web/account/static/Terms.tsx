import { Articles } from './Articles.tsx';
import { StaticPage } from './StaticPage.tsx';

const parts = ['parties', 'service', 'account', 'data', 'use', 'payment', 'books', 'availability', 'suspension', 'changes'] as const;

/** /terms/: what a company may expect of Noria and Noria of it. */
export const Terms = () => (
  <StaticPage title="terms.title" lead="terms.lead">
    <Articles name="terms" parts={parts} />
  </StaticPage>
);
