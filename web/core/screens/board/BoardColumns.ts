import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { z } from 'zod';

/** A column of a board, as its head and dialogs need it. */
export interface ShownColumn {
  readonly id: string;
  readonly kind: string;
  readonly title: string | null | undefined;
  readonly version: number;
}

/** How a board's columns are named and managed. */
export interface BoardColumns {
  /** Message id prefix: `leadColumn.new` is the title of the form. */
  entity: string;
  nameOf: (column: Pick<ShownColumn, 'kind' | 'title'>) => string;
  rules: z.ZodObject<z.ZodRawShape>;
  /** Mutations with one input; each field spreads `saving_payload`. */
  operations: Record<'create' | 'update' | 'move' | 'remove', GraphQLTaggedNode>;
  /** Values that every new column is created with. */
  created?: object;
  /** Fields of the form besides the title, and their values. */
  form?: { fields: ReactNode; valuesOf: (id: string | undefined) => object };
  /** Whether a column can take the cards of a deleted one; every column can by default. */
  isTarget?: (column: ShownColumn) => boolean;
}

/** A mutation with one input, whatever its fields. */
export interface ColumnMutation extends MutationParameters {
  variables: { input: object };
}
