import type { LucideIcon } from 'lucide-react';
import { listVariables } from '../screens/list/listVariables.ts';
import type { ListSpec } from '../screens/list/ListSpec.ts';
import type { RecordKind } from './RecordKind.ts';
import type { ScreenRow } from './ScreenRow.ts';

/** An entity's screens, declared once: its routes, its place in menu and palette, and the links to its records follow from this. */
export interface EntityScreens extends Pick<ScreenRow, 'access' | 'messages'> {
  /** The GraphQL type. */
  type: string;
  /** The byte that ends its ids, as its `@RecordType` has it, in two hexadecimal digits. */
  code: string;
  icon: LucideIcon;
  /** Of its list, with leading and trailing slash. */
  path: string;
  /** Message id of what its records are called together, which names list and menu. */
  plural: string;
  /** Message id of the action that creates one, where the palette offers it. */
  create?: string;
  /** In which part of the sidebar it stands, if it does. */
  section?: string;
  list: Pick<ScreenRow, 'query' | 'screen'> & { spec: ListSpec };
  /** A record's own page; without one, the list shows it in a dialog. */
  page?: Pick<ScreenRow, 'query' | 'screen' | 'title'> & Partial<Pick<ScreenRow, 'variables'>>;
}

/** The routes of an entity: its list and, where it has one, the page of a record. */
export function entityRows({ access, messages, icon, path, plural, section, list, page }: EntityScreens): ScreenRow[] {
  const { spec, ...screen } = list;
  const shared = { layout: 'APP', access, messages } as const;
  return [
    {
      ...shared,
      ...screen,
      path,
      title: plural,
      menu: section ? { section, icon } : undefined,
      variables: address => listVariables(address, spec),
    },
    ...(page ? [{ ...shared, variables: byId, ...page, path: `${path}:id/` }] : []),
  ];
}

/** An entity as the palette finds and creates its records. */
export const recordKindOf = ({ type, code, icon, access, path, plural, create, page }: EntityScreens): RecordKind => ({
  type,
  code,
  icon,
  access,
  label: plural,
  path: page ? `${path}:id/` : `${path}?dialog=:id`,
  create: create ? { path: `${path}?dialog=new`, label: create } : undefined,
});

const byId: ScreenRow['variables'] = (_address, { id }) => ({ id });
