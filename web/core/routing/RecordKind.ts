import type { LucideIcon } from 'lucide-react';
import type { ScreenRow } from './ScreenRow.ts';

/** A kind of records that the command palette finds and, where it says so, makes. */
export interface RecordKind {
  /** The GraphQL type. */
  type: string;
  icon: LucideIcon;
  /** Message id, in web/layout/messages, of what they are called together. */
  label: string;
  /** Where a record is shown; `:id` stands for its own. */
  path: string;
  /** Where a new one is made, and the message id of that. */
  create?: { path: string; label: string };
  access: ScreenRow['access'];
}
