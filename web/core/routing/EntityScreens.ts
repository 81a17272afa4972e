import type { LucideIcon } from 'lucide-react';
import { listVariables } from '../screens/list/listVariables.ts';
import type { ListSpec } from '../screens/list/ListSpec.ts';
import type { RecordKind } from './RecordKind.ts';
import type { ScreenRow } from './ScreenRow.ts';

/**
 * The screens of an entity, declared once. Its routes, its entries in menu and palette, and the links to its records are derived from this.
 */
export interface EntityScreens extends Pick<ScreenRow, 'access' | 'messages' | 'under'> {
  /** The GraphQL type. */
  type: string;
  /** The byte at the end of the entity's ids, from its `@RecordType`, as two hexadecimal digits. */
  code: string;
  icon: LucideIcon;
  /** Path of the list, with leading and trailing slash. */
  path: string;
  /** Further addresses of the list. */
  also?: string[];
  /** Message id of the entity's plural name, shown in list and menu. */
  plural: string;
  /** Message id of the create action in the palette, if it is offered there. */
  create?: string;
  /** Types of the parties that the form of a new record can begin with, by `useOfferedParty`. */
  createFor?: readonly string[];
  /** Sidebar section, if the list is in the sidebar. */
  section?: string;
  list: Pick<ScreenRow, 'query' | 'screen'> & { spec: ListSpec };
  /** Page of a single record; without one, the list shows the record in a dialog. */
  page?: Pick<ScreenRow, 'query' | 'screen' | 'title'> & Partial<Pick<ScreenRow, 'variables' | 'also'>>;
}

/** Returns an entity's routes: its list and, if it has one, the page of a record. */
export function entityRows({ access, messages, under, icon, path, also, plural, section, list, page }: EntityScreens): ScreenRow[] {
  const { spec, ...screen } = list;
  const shared = { layout: 'APP', access, messages, under } as const;
  return [
    {
      ...shared,
      ...screen,
      path,
      also,
      title: plural,
      report: 'LIST',
      menu: section ? { section, icon } : undefined,
      variables: address => listVariables(address, spec),
    },
    ...(page ? [{ ...shared, variables: byId, ...page, path: `${path}:id/` }] : []),
  ];
}

/** Returns how the palette finds and creates an entity's records. */
export const recordKindOf = ({ type, code, icon, access, path, plural, create, createFor, page }: EntityScreens): RecordKind => ({
  type,
  code,
  icon,
  access,
  label: plural,
  path: page ? `${path}:id/` : `${path}?dialog=:id`,
  create: create ? { path: `${path}?dialog=new`, label: create, for: createFor } : undefined,
});

const byId: ScreenRow['variables'] = (_address, { id }) => ({ id });
