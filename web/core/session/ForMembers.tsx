import type { ReactNode } from 'react';
import { useIsImpersonating } from './impersonation.ts';

/** Hides its children, everything that writes, from SUPER_ADMIN during impersonation, which is read-only. */
export const ForMembers = ({ children }: { children: ReactNode }) => (useIsImpersonating() ? null : children);
