import { Navigate } from 'react-router-dom';
import type { ScreenRow } from './ScreenRow.ts';

/** A documented path that leads to another screen. */
export const redirectRow = (row: Pick<ScreenRow, 'path' | 'access' | 'messages' | 'title'>, to: string): ScreenRow => ({
  ...row,
  layout: 'APP',
  screen: () => Promise.resolve(() => <Navigate to={to} replace />),
});
