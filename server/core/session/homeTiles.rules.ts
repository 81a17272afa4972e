import { z } from 'zod';

/** A tile of a home page, and how many of its four columns it takes. */
export interface HomeTile {
  tile: string;
  width: number;
}

/** Most columns that a tile takes. */
export const homeColumns = 4;

/** The tiles of a home page in their order, each once; null for those of the user's modules. */
export const homeTilesRule = z
  .array(
    z.object({
      tile: z.string('required').regex(/^[a-z][A-Za-z]{0,29}(\.[a-z][A-Za-z]{0,29})?$/, 'invalid'),
      width: z.int('invalid').min(1, 'tooSmall').max(homeColumns, 'tooLarge'),
    }),
  )
  .max(100, 'invalid')
  .refine(tiles => new Set(tiles.map(({ tile }) => tile)).size === tiles.length, 'invalid')
  .nullish();
