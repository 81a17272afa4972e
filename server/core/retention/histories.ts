import { z } from 'zod';

/** A table of history in partitions by year, and how its old rows are put away. */
export interface History {
  /** Its tables, the one whose years count first. The others refer to it by `key` and lose their rows with its own. */
  parts: { table: string; key: string }[];
  /** Condition on a row `h` of the first table that keeps it in the database, and why. */
  stays: { when: string; because: string };
}

/** The histories by the name of their first table. */
export const histories = {
  // An erased record cannot be merged: its entry tells (docs/erasure.md).
  audit_entry: { parts: [{ table: 'audit_entry', key: 'id' }], stays: { when: `h.action = 'ERASED'`, because: 'tell of an erasure' } },
  outbox_mail: {
    parts: [
      { table: 'outbox_mail', key: 'id' },
      { table: 'outbox_attachment', key: 'mail_id' },
    ],
    stays: { when: `h.status = 'QUEUED'`, because: 'are not sent yet' },
  },
  webhook_delivery: {
    parts: [{ table: 'webhook_delivery', key: 'id' }],
    stays: { when: `h.status = 'PENDING'`, because: 'are not delivered yet' },
  },
} satisfies Record<string, History>;

export type HistoryName = keyof typeof histories;

export const historyNames = Object.keys(histories) as HistoryName[];

/** Manifest of a year that was put away, in the entry `noria.json` of its file. */
export const yearRules = z.object({
  format: z.literal(1),
  history: z.enum(historyNames as [HistoryName, ...HistoryName[]]),
  year: z.int(),
  /** The time of the snapshot. */
  at: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })).min(1),
});

export type YearManifest = z.infer<typeof yearRules>;
