import { useMatches } from 'react-router-dom';
import type { Loaded } from './ScreenHost.tsx';
import type { ScreenRow } from './ScreenRow.ts';

/** Returns the row of the screen that is shown; undefined where none is, as in tests of a part. */
export const useScreenRow = (): ScreenRow | undefined => (useMatches().at(-1)?.loaderData as Loaded | undefined)?.row;
