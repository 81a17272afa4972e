import type { IntlShape } from 'react-intl';
import type { Column } from './Column.ts';

/** A column of `POST /export`. */
export interface ExportColumn {
  title: string;
  path: string;
  /** Key of a custom field in the list at `path`. */
  key?: string;
  otherwise?: string;
  kind: 'text' | 'number' | 'date' | 'dateTime' | 'country';
  labels?: Record<string, string>;
}

/** Converts a list's columns for export, with heads and labels of enum values in the viewer's language. */
export const exportColumns = <Row>(columns: Column<Row>[], intl: IntlShape): ExportColumn[] =>
  columns.flatMap(({ label, title, exported, numeric }): ExportColumn[] => {
    if (exported === false) return [];
    const path = exported?.path ?? label.split('.').at(-1)!;
    if (exported?.key) return [{ title: title!, path, key: exported.key, kind: exported.kind ?? 'text' }];
    const { otherwise, texts, kind = kindOf(path, numeric) } = exported ?? {};
    const labels =
      exported?.labels ??
      (texts ? labelsFrom(new RegExp(`^${texts}\\.([A-Z][A-Z0-9_]*)$`), intl) : labelsOf(path, label.split('.')[0], intl));
    return [{ title: intl.formatMessage({ id: label }), path, kind, ...(otherwise && { otherwise }), ...(labels && { labels }) }];
  });

function kindOf(path: string, numeric: boolean | undefined): ExportColumn['kind'] {
  if (path.endsWith('At')) return 'dateTime';
  if (/On$|Until$/.test(path)) return 'date';
  if (/\b[cC]ountry$/.test(path)) return 'country';
  return numeric ? 'number' : 'text';
}

/** Returns the labels of an enum's values: messages `status.ACTIVE`, `order.status.CONFIRMED`, or `permission.CRM` for `permissions`. */
function labelsOf(path: string, entity: string, intl: IntlShape): Record<string, string> | undefined {
  const field = path.split('.').at(-1)!.replace(/s$/, '');
  return labelsFrom(new RegExp(`^(?:${entity}\\.)?${field}s?\\.([A-Z][A-Z0-9_]*)$`), intl);
}

function labelsFrom(names: RegExp, { messages }: IntlShape): Record<string, string> | undefined {
  const labels = Object.entries(messages).flatMap(([id, text]) => {
    const value = names.exec(id)?.[1];
    return value ? [[value, String(text)] as const] : [];
  });
  return labels.length > 0 ? Object.fromEntries(labels) : undefined;
}
