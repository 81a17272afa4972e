import { z } from 'zod';

/** Formats of a column's values. */
const columnKinds = ['text', 'number', 'date', 'dateTime', 'country'] as const;

/** A column of a file: what a screen shows of a row, and how. */
export const exportColumn = z.object({
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

/** A column as shown on the screen: its title, the path of its value in a row, and its format. */
export type ExportColumn = z.infer<typeof exportColumn>;
