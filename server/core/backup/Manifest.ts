import { z } from 'zod';

/** Manifest of an archive, in its entry `noria.json`. */
export const manifestRules = z.object({
  format: z.literal(1),
  /** The time of the snapshot. */
  at: z.iso.datetime(),
  postgres: z.string(),
  /** Names of the migrations that had run; they determine the tables. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })).min(1),
  /** Number of files in the archive, and ids of files that the database references but the file store lacks. */
  files: z.object({ count: z.int().nonnegative(), missing: z.array(z.string()) }),
});

export type Manifest = z.infer<typeof manifestRules>;

/** Entry names within an archive. */
export const entryNames = {
  manifest: 'noria.json',
  table: (name: string) => `tables/${name.replaceAll('"', '')}.copy`,
  file: (id: string) => `files/${id}`,
};
