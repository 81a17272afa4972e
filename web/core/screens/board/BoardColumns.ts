import type { ComponentType } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

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
  /** `BoardColumnForm` with the rules and further fields of the board's columns, loaded when it opens. */
  Form: ComponentType<ColumnFormProps>;
  /** Mutations with one input; each field spreads `saving_payload`. */
  operations: Record<'create' | 'update' | 'move' | 'remove', GraphQLTaggedNode>;
  /** Values that every new column is created with. */
  created?: object;
  /** Initial values of the form's fields besides the title. */
  valuesOf?: (id: string | undefined) => object;
  /** Whether a column can take the cards of a deleted one; every column can by default. */
  isTarget?: (column: ShownColumn) => boolean;
}

/** What a board gives to the form of a column: the column, or none for a new one. */
export interface ColumnFormProps {
  board: BoardColumns;
  column?: ShownColumn;
  onClose: () => unknown;
}

/** A mutation with one input, whatever its fields. */
export interface ColumnMutation extends MutationParameters {
  variables: { input: object };
}
