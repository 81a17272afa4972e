import { z } from 'zod';

/** Formats of a column's values. */
export const columnKinds = ['text', 'number', 'date', 'dateTime', 'country'] as const;

const column = z.object({
  /** Header in the reader's language. */
  title: z.string().max(255),
  /** Path of the value in a row of the result, by response key: `customer.name`; for a list, its values joined by commas. */
  path: z.string().regex(/^\w+(\.\w+)*$/),
  /** Of a list of keys and values at `path`, the key whose text is the value: a custom field. */
  key: z.string().max(40).optional(),
  /** Path of the value of rows that have none at `path`. */
  otherwise: z
    .string()
    .regex(/^\w+(\.\w+)*$/)
    .optional(),
  kind: z.enum(columnKinds).default('text'),
  /** Labels shown for values, such as the name of a status. */
  labels: z.record(z.string(), z.string().max(255)).optional(),
});

/** Body of `POST /export`: a list's operation as the screen sends it, and the columns it shows. */
export const exportRequest = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
  columns: z.array(column).min(1).max(100),
  format: z.enum(['csv', 'xlsx']),
  /** Name of the list, and of the file. */
  name: z.string().trim().min(1).max(100),
  /** Runs as a background task, whose file is downloaded once it is ready. */
  inBackground: z.boolean().optional(),
});

export type ExportRequest = z.infer<typeof exportRequest>;

/** A column as shown on the screen: its title, the path of its value in a row, and its format. */
export type ExportColumn = z.infer<typeof column>;
