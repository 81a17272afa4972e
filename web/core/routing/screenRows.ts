import type { ScreenOutline } from './ScreenRow.ts';

let screens: readonly ScreenOutline[] = [];

/** Registers all screens of the product. Called by the app before it shows one. */
export const knowScreens = (rows: readonly ScreenOutline[]): void => void (screens = rows);

/** All screens of the product, for those that list others. */
export const knownScreens = (): readonly ScreenOutline[] => screens;
