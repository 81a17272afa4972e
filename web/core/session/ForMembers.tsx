import type { ReactNode } from 'react';
import { useIsVisitor } from './visit.ts';

/** Hides its children, everything that writes, from SUPER_ADMIN during a visit, which is read-only. */
export const ForMembers = ({ children }: { children: ReactNode }) => (useIsVisitor() ? null : children);
