import type { ReactNode } from 'react';
import { useMay } from './may.ts';

/** Hides its children, everything that writes, from viewers who only read the screen's module, and during impersonation. */
export const ForMembers = ({ children }: { children: ReactNode }) => (useMay('WRITE', 'DELETE', 'APPROVE') ? children : null);
