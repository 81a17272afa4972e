import type { EntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../core/access/Permission.ts';
import { newId } from '../core/database/ids.ts';
import { auditEntryCode } from '../core/audit/writeAudit.ts';
import type { Scope } from '../core/graphql/Scope.ts';
import { effectiveRights } from '../core/rules/rightCodes.ts';
import { ActiveStatus } from '../core/graphql/ActiveStatus.ts';
import { setCredential } from '../core/session/credentials.ts';
import type { Database } from '../core/database/Database.ts';
import { Company } from '../administration/company/Company.ts';
import { Plan } from '../administration/plan/Plan.ts';
import { Role } from '../administration/role/Role.ts';
import { User } from '../administration/user/User.ts';
import type { DemoCompany } from './companies.ts';
import { dice } from './dice.ts';
import { loadActivities } from './activities/loadActivities.ts';
import { loadBudgeting } from './finance/loadBudgeting.ts';
import { loadRecurring } from './invoices/loadRecurring.ts';
import { loadSalesInvoices } from './invoices/loadSalesInvoices.ts';
import { loadLeads } from './leads/loadLeads.ts';
import { loadDeals } from './deals/loadDeals.ts';
import { loadStock } from './stock/loadStock.ts';
import { loadOffers } from './offers/loadOffers.ts';
import { loadParties } from './parties/loadParties.ts';
import { loadApplications } from './staff/loadApplications.ts';
import { loadAttendance } from './staff/loadAttendance.ts';
import { loadLeave } from './staff/loadLeave.ts';
import { loadPay } from './staff/loadPay.ts';
import { loadPapers } from './staff/loadPapers.ts';
import { loadPayroll } from './staff/loadPayroll.ts';
import { loadStaff } from './staff/loadStaff.ts';
import { loadStockDocuments } from './stock/loadStockDocuments.ts';
import { loadBanking, loadCapital } from './money/loadBanking.ts';
import { loadBankStatement } from './money/loadBankStatement.ts';
import { loadMoney } from './money/loadMoney.ts';
import { loadApprovals } from './procurement/loadApprovals.ts';
import { loadOrders } from './procurement/loadOrders.ts';
import { loadPurchasing } from './procurement/loadPurchasing.ts';
import { loadProjects } from './projects/loadProjects.ts';
import { loadProjectMoney } from './projects/loadProjectMoney.ts';
import { loadTime } from './projects/loadTime.ts';
import { loadQuotations } from './procurement/loadQuotations.ts';
import { loadProcurementProducts, loadRequisitions } from './procurement/loadRequisitions.ts';
import { loadShop } from './shop/loadShop.ts';
import { loadTill } from './till/loadTill.ts';

/** Length of the demo's history in months. */
const months = 7;
const hour = 3_600_000;
const day = 24 * hour;

/** Loads one demo company with its users, records and months of history, in one transaction. */
export async function loadCompany(
  database: Database,
  {
    profile,
    roles,
    users,
    parties,
    staff,
    pay,
    payroll,
    leave,
    papers,
    applications,
    stock,
    offers,
    leads,
    deals,
    activities,
    till,
    money,
    budgeting,
    purchasing,
    orders,
    projects,
    shop,
  }: DemoCompany,
  password: string,
): Promise<void> {
  await database.platform(async em => {
    const plan = await em.findOneOrFail(Plan, { code: 'UNLIMITED' });
    const modules = Object.values(Permission).filter(permission => permission !== Permission.ADMINISTRATIVE_ROLES);
    const since = new Date(Date.now() - months * 30 * day);
    await em.execute(`select set_config('app.language', ?, true)`, [users[0].language]);
    const company = em.create(Company, { ...profile, plan, modules, userCount: users.length, createdAt: since });
    await em.flush();
    await em.execute(`select set_config('app.company', ?, true)`, [company.id]);
    // Its administrators took their first steps months ago.
    await em.execute('update company set first_steps_closed_at = created_at where id = ?', [company.id]);
    const made = new Map(
      roles.map(({ title, description, permissions, isInactive }, index) => {
        const createdAt = new Date(since.getTime() + index * hour);
        const status = isInactive ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE;
        return [
          title,
          em.create(Role, {
            title,
            description,
            permissions: permissions.map(name => Permission[name]),
            status,
            createdAt,
            updatedAt: createdAt,
          }),
        ];
      }),
    );
    const people = users.map(({ name, email, role, language, isInactive }, index) => {
      const createdAt = new Date(since.getTime() + day + index * 5 * day);
      const status = isInactive ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE;
      return em.create(User, {
        name,
        email,
        role: made.get(role)!,
        language,
        status,
        emailConfirmedAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      });
    });
    await em.flush();
    for (const { id, email } of people) await setCredential(em, { userId: id, email, password });
    const whoDo = (permission: keyof typeof Permission) => {
      const holding = roles.filter(
        ({ permissions, isInactive }) => permissions.includes(permission) && permissions.length < 3 && !isInactive,
      );
      return people.filter((_, index) => holding.some(({ title }) => title === users[index].role) && !users[index].isInactive);
    };
    const sellers = whoDo('CRM');
    // The unit of work compares all that it knows at every flush: a part that is written is forgotten.
    const whole = async <T>(loading: Promise<T>): Promise<T> => {
      const loaded = await loading;
      await em.flush();
      em.clear();
      return loaded;
    };
    const employed = await whole(loadStaff(em, staff, { country: profile.country, since, users: people }));
    const paid = await whole(loadPay(em, pay, since));
    const onLeave = await whole(loadLeave(em, leave, { employees: employed.employees, since }));
    await whole(loadAttendance(em, { country: profile.country, reason: leave.correction }));
    const applied = await whole(loadApplications(em, applications, { ...employed, users: people }));
    const sold = await whole(loadParties(em, parties, sellers, since));
    await whole(loadStock(em, parties, sold.products, stock, since));
    const offered = await whole(loadOffers(em, offers, sold.products, since));
    const asked = await whole(loadLeads(em, { text: leads, parties: sold, sellers, since, profile }));
    const agreed = await whole(loadDeals(em, { text: deals, parties: sold, sellers, since, profile }));
    const planned = await whole(loadActivities(em, activities, asked, people[0]));
    const rung = await whole(loadTill(em, { text: deals, parties: sold, sellers, since, profile, till, cashiers: whoDo('INVENTORY') }));
    const [accountant = people[0]] = whoDo('FINANCIAL_MANAGEMENT');
    const { currency, timeZone } = profile;
    const invoiced = await whole(loadSalesInvoices(em, { keeper: accountant, currency, timeZone }));
    const repeated = await whole(loadRecurring(em, { title: money.recurring, owner: accountant.id, timeZone }));
    await whole(loadCapital(em, money.banking, timeZone));
    await whole(loadMoney(em, { text: money, profile, customers: sold.customers }));
    const [keeper] = whoDo('INVENTORY');
    const kept = await whole(loadStockDocuments(em, { texts: stock, keeper, timeZone, currency }));
    const [bookkeeper] = whoDo('FINANCIAL_MANAGEMENT');
    const rights = effectiveRights(['FINANCIAL_MANAGEMENT'], []);
    const viewer = { userId: bookkeeper.id, name: bookkeeper.name, currency: profile.currency, companyId: company.id, rights };
    const scope = { em, viewer, context: {} } as unknown as Scope;
    const spent = await whole(loadBudgeting(em, budgeting, { scope, since, departments: employed.departments }));
    const bought = await whole(loadPurchasing(em, purchasing, since));
    const wages = await whole(loadPayroll(scope, payroll, { since, employees: employed.employees, ...paid }));
    await whole(loadPapers(em, papers, people[0].id));
    const run = await whole(loadProjects(em, projects, people));
    const worked = await whole(loadTime(em));
    const [buyer = people[0]] = whoDo('PROCUREMENT');
    const known = { ...bought, departments: employed.departments, heads: spent.heads, stocked: sold.products, buyer: buyer.id };
    const articles = await whole(loadProcurementProducts(em, purchasing, known, since));
    const requested = await whole(loadRequisitions(em, purchasing, known, articles));
    const buying = { ...viewer, userId: buyer.id, name: buyer.name, rights: effectiveRights(['PROCUREMENT'], []) };
    const ordered = await whole(
      loadOrders({ em, viewer: buying, context: {} } as unknown as Scope, orders, {
        vendors: bought.vendors,
        products: articles,
        requisitions: requested,
      }),
    );
    const billing = {
      ...viewer,
      rights: effectiveRights(['FINANCIAL_MANAGEMENT', 'PROJECT_MANAGEMENT'], []),
      permissions: ['FINANCIAL_MANAGEMENT'],
    };
    const billed = await whole(loadProjectMoney({ em, viewer: billing, context: {} } as unknown as Scope, sold.customers));
    const quoted = await whole(loadQuotations(em, purchasing, { ...known, products: articles, requisitions: requested, orders: ordered }));
    await whole(loadApprovals(em, { approver: people[0].id, delegate: buyer.id }));
    const online = await whole(loadShop(scope, { text: shop, since, timeZone, ...sold, vendors: bought.vendors }));
    await whole(loadBanking(em, money.banking));
    await whole(loadBankStatement(em, { text: money.statement, profile }));
    await keepHistory(em, [
      ...beginnings(people[0], [...made.values()], people),
      ...signIns(people),
      ...firsts('Department', employed.departments, people),
      ...firsts('Position', employed.positions, people),
      ...firsts('Employee', employed.employees, people),
      ...firsts('Benefit', paid.benefits, people),
      ...firsts('PayrollTax', paid.taxes, people),
      ...firsts('Deduction', paid.deductions, people),
      ...firsts('PayrollSetup', wages.setups, people),
      ...firsts('PayrollRun', wages.runs, people),
      ...firsts('LeaveType', onLeave.leaveTypes, people),
      ...firsts('Application', applied, people),
      ...firsts('Customer', sold.customers, people),
      ...firsts('Contact', sold.contacts, people),
      ...firsts('InventoryProduct', sold.products, people),
      ...firsts('InventoryService', offered.services, people),
      ...firsts('InventoryPackage', offered.packages, people),
      ...firsts('AggregateProduct', offered.aggregates, people),
      ...firsts('Lead', asked, people),
      ...firsts('CrmOrder', agreed.orders, people),
      ...firsts('CrmQuotation', agreed.quotations, people),
      ...firsts('Activity', planned, people),
      ...firsts('InventoryInvoice', rung, people),
      ...firsts('CostCenter', spent.costCenters, people),
      ...firsts('ExpenseHead', spent.heads, people),
      ...firsts('Budget', spent.budgets, people),
      ...firsts('Expense', spent.expenses, people),
      ...firsts('SalesInvoice', invoiced, people),
      ...firsts('RecurringInvoice', repeated, people),
      ...firsts('ProductGroup', bought.groups, people),
      ...firsts('Vendor', bought.vendors, people),
      ...firsts('ProcurementProduct', articles, people),
      ...firsts('Requisition', requested, people),
      ...ordered.flatMap(record => firsts(record.type, [record], people)),
      ...firsts('VendorQuotation', quoted, people),
      ...firsts('EcommerceProductGroup', online.groups, people),
      ...firsts('InventoryProduct', online.stocked, people),
      ...firsts('EcommerceSeller', online.sellers, people),
      ...firsts('EcommerceProduct', online.products, people),
      ...firsts('EcommerceCustomer', online.customers, people),
      ...firsts('EcommerceOrder', online.orders, people),
      ...firsts('Project', run.projects, people),
      ...firsts('Sprint', run.sprints, people),
      ...firsts('Task', run.tasks, people),
      ...firsts('TimeEntry', worked, people),
      ...firsts('ProjectRate', billed.rates, people),
      ...firsts('SalesInvoice', [billed.invoice], people),
      ...firsts('StockTransfer', kept.transfers, people),
      ...firsts('GoodsReceipt', kept.receipts, people),
      ...firsts('StockCount', kept.counts, people),
    ]);
  });
}

/** An audit trail entry to load. */
interface Line {
  at: Date;
  action: string;
  entityType: string;
  entity: { id: string; name: string | null };
  actor: User;
}

/** Audit entries for the creation of roles and users by the first administrator. */
const beginnings = (actor: User, roles: Role[], people: User[]): Line[] => [
  ...roles.map(({ id, title, createdAt }) => ({
    at: createdAt,
    action: 'CREATED',
    entityType: 'Role',
    entity: { id, name: title },
    actor,
  })),
  ...people.map(entity => ({ at: entity.createdAt, action: 'CREATED', entityType: 'User', entity, actor })),
];

/** Audit entries for the creation of records, by their owner or else by the first administrator. */
const firsts = (
  entityType: string,
  records: { id: string; name: string | null; createdAt: Date; owner?: string }[],
  people: User[],
): Line[] =>
  records.map(({ id, name, createdAt, owner }) => ({
    at: createdAt,
    action: 'CREATED',
    entityType,
    entity: { id, name },
    actor: people.find(person => person.id === owner) ?? people[0],
  }));

/** Audit entries for months of sign-ins, mostly on working days, some after a failed attempt; the same at every load. */
function signIns(people: User[]): Line[] {
  const chance = dice(people.length);
  const lines: Line[] = [];
  for (let ago = months * 30; ago >= 0; ago--) {
    const date = new Date(Date.now() - ago * day);
    const isWeekend = date.getUTCDay() === 5 || date.getUTCDay() === 6;
    for (const actor of people) {
      if (actor.createdAt > date || chance() > (isWeekend ? 0.08 : 0.62)) continue;
      if (actor.status === ActiveStatus.INACTIVE && ago < 40) continue;
      const morning = date.setUTCHours(6 + Math.floor(chance() * 4), Math.floor(chance() * 60), Math.floor(chance() * 60));
      const at = new Date(Math.min(morning, Date.now()));
      const line = { entityType: 'User', entity: actor, actor };
      if (chance() < 0.06) lines.push({ ...line, at: new Date(at.getTime() - 20_000), action: 'SIGN_IN_FAILED' });
      lines.push({ ...line, at, action: 'SIGNED_IN' });
    }
  }
  return lines;
}

/** Writes the entries, and each user's last sign-in. */
async function keepHistory(em: EntityManager, lines: Line[]): Promise<void> {
  const inOrder = lines.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const rows = inOrder.map(({ at, action, entityType, entity, actor }) => ({
    id: newId(auditEntryCode),
    at,
    action,
    entity_type: entityType,
    entity_id: entity.id,
    entity_name: entity.name,
    actor_id: actor.id,
    actor_name: actor.name,
  }));
  await em.execute(
    `insert into audit_entry (id, at, action, entity_type, entity_id, entity_name, actor_id, actor_name, ip_address, search)
     select id, at, action, entity_type, entity_id, entity_name, actor_id, actor_name, '203.0.113.' || (20 + abs(hashtext(actor_name)) % 60),
       noria_fold(coalesce(entity_name, '') || ' ' || coalesce(actor_name, '') || ' ' || entity_type)
     from jsonb_to_recordset(?::jsonb) as line
       (id uuid, at timestamptz, action text, entity_type text, entity_id uuid, entity_name text, actor_id uuid, actor_name text)`,
    [JSON.stringify(rows)],
  );
  await em.execute(
    `update user_account u set last_sign_in_at = (select max(at) from audit_entry a where a.company_id = u.company_id and a.actor_id = u.id and a.action = 'SIGNED_IN')`,
  );
}
