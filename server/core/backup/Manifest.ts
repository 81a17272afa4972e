import { z } from 'zod';

/** What an archive says of itself, in its entry `noria.json`. */
export const manifestRules = z.object({
  format: z.literal(1),
  /** When its data were as they are in it. */
  at: z.iso.datetime(),
  postgres: z.string(),
  /** Those that had run, by name: the tables are as they left them. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })).min(1),
  /** Files in it, and those that the database named and the file store did not have. */
  files: z.object({ count: z.int().nonnegative(), missing: z.array(z.string()) }),
});

export type Manifest = z.infer<typeof manifestRules>;

/** Where what lies in an archive. */
export const entryNames = {
  manifest: 'noria.json',
  table: (name: string) => `tables/${name.replaceAll('"', '')}.copy`,
  file: (id: string) => `files/${id}`,
};
