import type { LucideIcon } from 'lucide-react';
import type { ScreenRow } from './ScreenRow.ts';

/** A type of record that the command palette can find and create. */
export interface RecordKind {
  /** The GraphQL type. */
  type: string;
  /** The byte at the end of the type's ids, as two hexadecimal digits; undefined if no link leads to a record. */
  code?: string;
  icon: LucideIcon;
  /** Message id of the plural name, in web/layout/messages. */
  label: string;
  /** Path of a record; `:id` is replaced with its id. */
  path: string;
  /** Path for creating a record, the message id of that action, and the types of parties that its form can begin with. */
  create?: { path: string; label: string; for?: readonly string[] };
  access: ScreenRow['access'];
}
