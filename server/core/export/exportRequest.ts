import { z } from 'zod';
import { exportColumn } from './exportColumn.rules.ts';

/** Body of `POST /export`: a list's operation as the screen sends it, and the columns it shows. */
export const exportRequest = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
  columns: z.array(exportColumn).min(1).max(100),
  format: z.enum(['csv', 'xlsx']),
  /** Name of the list, and of the file. */
  name: z.string().trim().min(1).max(100),
  /** Runs as a background task, whose file is downloaded once it is ready. */
  inBackground: z.boolean().optional(),
});

export type ExportRequest = z.infer<typeof exportRequest>;
