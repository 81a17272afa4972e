import { z } from 'zod';

/** How a column's values are written. */
export const columnKinds = ['text', 'number', 'date', 'dateTime', 'country'] as const;

const column = z.object({
  /** Its head, in the reader's language. */
  title: z.string().max(255),
  /** Where its value lies in a row of the answer, by response key: `customer.name`; of a list each, joined by commas. */
  path: z.string().regex(/^\w+(\.\w+)*$/),
  kind: z.enum(columnKinds).default('text'),
  /** What stands for a value: the name of a status. */
  labels: z.record(z.string(), z.string().max(255)).optional(),
});

/** What `POST /export` takes: a list's operation as the screen sends it, and the columns it shows. */
export const exportRequest = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
  columns: z.array(column).min(1).max(100),
  format: z.enum(['csv', 'xlsx']),
  /** What the list is called; the file is too. */
  name: z.string().trim().min(1).max(100),
  /** Done as a task, whose file is fetched when it is there. */
  inBackground: z.boolean().optional(),
});

export type ExportRequest = z.infer<typeof exportRequest>;

/** A column as the screen shows it: its title, where its value is found in a row, how it is written. */
export type ExportColumn = z.infer<typeof column>;
