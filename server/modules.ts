import type { EntityClass } from '@mikro-orm/postgresql';
import { administration } from './administration/administration.module.ts';
import { crm } from './crm/crm.module.ts';
import { calendarPage } from './core/calendar/calendarPage.ts';
import type { CalendarSource } from './core/calendar/CalendarSource.ts';
import type { DatedSource } from './core/dated/DatedSource.ts';
import type { MailedDecision } from './core/decision/MailedDecision.ts';
import { core } from './core/core.module.ts';
import type { Erasable } from './core/erasure/Erasable.ts';
import type { AnyInvariant } from './core/invariants/Invariant.ts';
import type { Page } from './core/pages/Page.ts';
import type { PrintTemplate } from './core/print/PrintTemplate.ts';
import type { Route } from './core/rest/Route.ts';
import type { HourlyWork } from './core/jobs/HourlyWork.ts';
import { ecommerce } from './ecommerce/ecommerce.module.ts';
import { finance } from './finance/finance.module.ts';
import { hrm } from './hrm/hrm.module.ts';
import { inventory } from './inventory/inventory.module.ts';
import { ledger } from './ledger/ledger.module.ts';
import { parties } from './parties/parties.module.ts';
import { portfolio } from './portfolio/portfolio.module.ts';
import { procurement } from './procurement/procurement.module.ts';
import { projects } from './projects/projects.module.ts';
import type { InboxSource } from './core/inbox/InboxSource.ts';
import { staff } from './staff/staff.module.ts';

/** The contents of a module. */
export interface Module {
  entities: EntityClass<object>[];
  resolvers: Function[];
  /** Documented REST routes below /api/v1. */
  routes: Route[];
  /** Pages outside the API, open to everybody. */
  pages?: Page[];
  /** What people see of the module in their own calendars. */
  calendars?: CalendarSource[];
  /** Work that is done once an hour, by name. */
  hourly?: Record<string, HourlyWork>;
  /** Work that is done once a minute, by name. */
  minutely?: Record<string, HourlyWork>;
  /** How the module's records are printed. */
  printTemplates?: PrintTemplate[];
  /** People whose data the module can erase, and what it retains of them. */
  erasures?: Erasable[];
  /** What waits for people in the module. */
  inbox?: InboxSource[];
  /** What of the module stands in the calendar of all modules. */
  dated?: DatedSource[];
  /** What approvers of the module decide by a link in a mail. */
  mailedDecisions?: MailedDecision[];
  /** Conditions that the module's data meets at all times. */
  invariants?: AnyInvariant[];
}

/** All modules; core comes first and is active in every company. */
export const modules: Module[] = [
  core,
  administration,
  parties,
  staff,
  hrm,
  portfolio,
  ledger,
  inventory,
  crm,
  procurement,
  ecommerce,
  finance,
  projects,
];

/** GraphQL resolvers of all modules. */
export const resolvers = modules.flatMap(module => module.resolvers);

/** REST routes of all modules. */
export const routes = modules.flatMap(module => module.routes);

/** Pages of all modules outside the API. */
export const pages = [...modules.flatMap(module => module.pages ?? []), calendarPage(modules.flatMap(module => module.calendars ?? []))];

/** Hourly work of all modules. */
export const hourly = Object.assign({}, ...modules.map(module => module.hourly)) as NonNullable<Module['hourly']>;

/** Inbox of all modules that is done once a minute. */
export const minutely = Object.assign({}, ...modules.map(module => module.minutely)) as NonNullable<Module['minutely']>;

/** Printable documents of all modules. */
export const printTemplates = modules.flatMap(module => module.printTemplates ?? []);

/** What waits for people in all modules. */
export const inboxSources = modules.flatMap(module => module.inbox ?? []);

/** What stands in the calendar of all modules. */
export const datedSources = modules.flatMap(module => module.dated ?? []);

/** What is decided by links in mails, of all modules. */
export const mailedDecisions = modules.flatMap(module => module.mailedDecisions ?? []);

/** Invariants of all modules, checked by tests and by `npm run invariants`. */
export const invariants = modules.flatMap(module => module.invariants ?? []);
