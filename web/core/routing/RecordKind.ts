import type { LucideIcon } from 'lucide-react';
import type { ScreenRow } from './ScreenRow.ts';

/** A kind of records: what the command palette finds and creates, and where its records are shown. */
export interface RecordKind {
  /** The GraphQL type. */
  type: string;
  /** The byte that ends its ids, in two hexadecimal digits; missing where no link leads to one. */
  code?: string;
  icon: LucideIcon;
  /** Message id, in web/layout/messages, of what they are called together. */
  label: string;
  /** Where a record is shown; `:id` stands for its own. */
  path: string;
  /** Where a new one is created, and the message id of that. */
  create?: { path: string; label: string };
  access: ScreenRow['access'];
}
