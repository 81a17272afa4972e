import { createContext } from 'react';
import type { ScreenOutline } from './ScreenRow.ts';

/** All screens of the product, for those that list others. */
export const ScreenRows = createContext<readonly ScreenOutline[]>([]);
