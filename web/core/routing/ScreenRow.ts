import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime';
import type { PermissionName } from '../session/permissions.ts';

/** Who may open a screen: everybody, whoever is signed in, a holder of the one module it belongs to, or the super administrator. */
export type Access = 'PUBLIC' | 'SIGNED_IN' | 'SUPER_ADMIN' | PermissionName;

/** What stands in the address for the `:name`s of a path. */
export type RouteParams = Readonly<Record<string, string>>;

/** What a screen gets: the query its row names, already on its way. */
export interface ScreenProps<Query extends OperationType = OperationType> {
  query: PreloadedQuery<Query>;
}

/** One screen: guard, router, sidebar and command palette all read this row. */
export interface ScreenRow {
  /** With leading and trailing slash, without language; `:id` stands for any one segment. The router takes it with or without the last slash. */
  path: string;
  /** Message id of its name: in the title, the menu, the palette. For rows in the menu it lies in web/layout/messages. */
  title: string;
  access: Access;
  /** BARE has neither sidebar nor top bar. */
  layout: 'APP' | 'BARE';
  /** Folder below web/ whose messages.*.json it needs. */
  messages: string;
  /** Its code, loaded when first opened. */
  screen: () => Promise<ComponentType<never>>;
  /** `X$parameters` of a query marked @preloadable: it starts together with the code. */
  query?: PreloadableConcreteRequest<OperationType>;
  /** The query's variables from the part of the address after `?` and the path's own `:id`. */
  variables?: (address: URLSearchParams, params: RouteParams) => Variables;
  /** Not for SUPER_ADMIN on a visit: it is there to write, or shows what is the viewer's own. */
  membersOnly?: true;
  /** Sign-in and the like: whoever is signed in already goes to the dashboard instead. */
  signedOutOnly?: true;
  /** In which part of the sidebar it stands. */
  menu?: { section: string; icon: LucideIcon };
  /** No footer rule below (kanban, leads, applications). */
  footer?: false;
}
