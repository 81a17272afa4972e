import { rows as authentication } from './account/authentication/authentication.routes.tsx';
import { rows as reading } from './account/static/static.routes.tsx';
import type { ScreenRow } from './core/routing/ScreenRow.ts';
import { rows as landing } from './landing/landing.routes.tsx';

/** Public screens, which do not need the modules' routes. None has the sidebar. */
export const publicRows: ScreenRow[] = [...landing, ...authentication, ...reading];
