import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime';
import type { PermissionName } from '../session/permissions.ts';

/** Who may open a screen: everyone, signed-in users, users with a module's permission, or SUPER_ADMIN. */
export type Access = 'PUBLIC' | 'SIGNED_IN' | 'SUPER_ADMIN' | PermissionName;

/** Kinds of screens that the page of reports lists, in its order. */
export const reportKinds = ['STATEMENT', 'REPORT', 'DASHBOARD', 'LIST'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Values of a path's `:name` parameters. */
export type RouteParams = Readonly<Record<string, string>>;

/** Props of a screen: its row's query, already started. */
export interface ScreenProps<Query extends OperationType = OperationType> {
  query: PreloadedQuery<Query>;
}

/** What the guard, sidebar and command palette need to know about a screen, loaded for all screens at once. */
export interface ScreenOutline {
  /**
   * Path with leading and trailing slash, without language; `:id` matches any one segment. The router also accepts it without the trailing
   * slash.
   */
  path: string;
  /** Further addresses that lead here, such as documented ones. With `:id` in `path`, their search parameter `id` names the record. */
  also?: string[];
  /** Message id of the screen's name in the title, menu and palette. Rows in the menu have it in web/layout/messages. */
  title: string;
  access: Access;
  /** BARE has neither sidebar nor top bar. */
  layout: 'APP' | 'BARE';
  /** Folder below web/ whose messages.*.json the screen needs. */
  messages: string;
  /** Hidden from SUPER_ADMIN impersonating a company: the screen is for writing, or shows the viewer's own data. */
  membersOnly?: true;
  /** For sign-in and similar screens: signed-in users are redirected to the dashboard. */
  signedOutOnly?: true;
  /** Section and icon in the sidebar; the first of a section leads it, whatever module declares it. */
  menu?: { section: string; icon: LucideIcon; isFirst?: true };
  /** Path of the menu entry that is marked for this screen, if its own path does not begin with it. */
  under?: string;
  /** What the screen is among the reports, if it is there. */
  report?: ReportKind;
  /** Hides the rule above the footer (kanban, leads, applications). */
  footer?: false;
}

/** A screen, as declared by its module. `tools/outlines.ts` cuts its own properties, by their names, off the outlines. */
export interface ScreenRow extends ScreenOutline {
  /** Loads the screen's code when it is first opened. */
  screen: () => Promise<ComponentType<never>>;
  /** `X$parameters` of a query marked @preloadable, which starts while the code is loading. */
  query?: PreloadableConcreteRequest<OperationType>;
  /** Computes the query's variables from the search parameters and the path's `:id`. */
  variables?: (address: URLSearchParams, params: RouteParams) => Variables;
}
