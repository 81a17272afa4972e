import type { ReactNode } from 'react';
import { useIsVisitor } from './visit.ts';

/** What those alone see who belong to the company: whatever writes. SUPER_ADMIN on a visit reads without it. */
export const ForMembers = ({ children }: { children: ReactNode }) => (useIsVisitor() ? null : children);
