import { createContext } from 'react';
import type { ScreenRow } from './ScreenRow.ts';

/** All screens of the product, for those that list others. */
export const ScreenRows = createContext<readonly ScreenRow[]>([]);
