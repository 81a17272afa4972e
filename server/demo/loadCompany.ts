import type { EntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../core/access/Permission.ts';
import type { Scope } from '../core/graphql/Scope.ts';
import { effectiveRights } from '../core/rules/rightCodes.ts';
import type { Database } from '../core/database/Database.ts';
import { Company } from '../administration/company/Company.ts';
import { Plan } from '../administration/plan/Plan.ts';
import type { DemoCompany } from './companies.ts';
import { forget } from './forget.ts';
import { beginning } from './history.ts';
import { loadAccess } from './loadAccess.ts';
import { atOneMoment } from './demoNow.ts';
import { loadCustomFields } from './loadCustomFields.ts';
import { loadTrail, type Created } from './loadTrail.ts';
import { loadActivities } from './activities/loadActivities.ts';
import { loadBudgeting } from './finance/loadBudgeting.ts';
import { loadContracts } from './invoices/contracts.ts';
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
import { loadBank } from './money/loadBank.ts';
import { loadCapital } from './money/loadBanking.ts';
import { loadDepreciation } from './money/loadDepreciation.ts';
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

/** Loads one demo company with its users, records and history, in one transaction of the platform. */
export const loadCompany = (database: Pick<Database, 'platform'>, company: DemoCompany, password: string): Promise<void> =>
  database.platform(em => atOneMoment(em, () => load(em, company, password)));

async function load(
  em: EntityManager,
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
  const plan = await em.findOneOrFail(Plan, { code: 'UNLIMITED' });
  const modules = Object.values(Permission).filter(permission => permission !== Permission.ADMINISTRATIVE_ROLES);
  const since = beginning();
  await em.execute(`select set_config('app.language', ?, true)`, [users[0].language]);
  const company = em.create(Company, { ...profile, plan, modules, userCount: users.length, isDemo: true, createdAt: since });
  await em.flush();
  await em.execute(`select set_config('app.company', ?, true)`, [company.id]);
  // Its administrators took their first steps months ago.
  await em.execute('update company set first_steps_closed_at = created_at where id = ?', [company.id]);
  const { roles: made, people, whoDo } = await loadAccess(em, { roles, users }, { since, password });
  const sellers = whoDo('CRM');
  const whole = async <T>(loading: Promise<T>): Promise<T> => {
    const loaded = await loading;
    await forget(em);
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
  const invoiced = await whole(loadSalesInvoices(em, { keeper: accountant, currency, timeZone, contracts: money.contracts }));
  const repeated = await whole(loadContracts(em, { text: money.contracts, owner: accountant.id, timeZone }));
  await whole(loadCapital(em, money.banking, since));
  await whole(loadMoney(em, { text: money, profile, customers: sold.customers }));
  const depreciated = await whole(loadDepreciation(em, { text: money, owner: accountant.id, profile }));
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
  const quoted = await whole(
    loadQuotations(em, purchasing, { ...known, products: articles, requisitions: requested, orders: ordered.orders }),
  );
  await whole(loadApprovals(em, { approver: people[0].id, delegate: buyer.id }));
  const online = await whole(loadShop(scope, { text: shop, since, timeZone, ...sold, vendors: bought.vendors }));
  await loadCustomFields(em, since);
  await whole(loadBank(em, { text: money, profile, since }));
  const created: Record<string, Created[]> = {
    Role: made.map(({ id, title: name, createdAt }) => ({ id, name, createdAt })),
    User: people.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
    Department: employed.departments,
    Position: employed.positions,
    Employee: employed.employees,
    Benefit: paid.benefits,
    PayrollTax: paid.taxes,
    Deduction: paid.deductions,
    PayrollSetup: wages.setups,
    PayrollRun: wages.runs,
    LeaveType: onLeave.leaveTypes,
    Application: applied,
    Customer: sold.customers,
    Contact: sold.contacts,
    InventoryProduct: [...sold.products, ...online.stocked],
    InventoryService: offered.services,
    InventoryPackage: offered.packages,
    AggregateProduct: offered.aggregates,
    Lead: asked,
    CrmOrder: agreed.orders,
    CrmQuotation: agreed.quotations,
    Activity: planned,
    InventoryInvoice: rung,
    CostCenter: spent.costCenters,
    ExpenseHead: spent.heads,
    Budget: spent.budgets,
    Expense: spent.expenses,
    SalesInvoice: [...invoiced, billed.invoice],
    RecurringEntry: depreciated,
    RecurringInvoice: repeated,
    ProductGroup: bought.groups,
    Vendor: bought.vendors,
    ProcurementProduct: articles,
    Requisition: requested,
    PurchaseOrder: ordered.orders,
    ProcurementInvoice: ordered.bills,
    VendorQuotation: quoted,
    EcommerceProductGroup: online.groups,
    EcommerceSeller: online.sellers,
    EcommerceProduct: online.products,
    EcommerceCustomer: online.customers,
    EcommerceOrder: online.orders,
    Project: run.projects,
    Sprint: run.sprints,
    Task: run.tasks,
    TimeEntry: worked,
    ProjectRate: billed.rates,
    StockTransfer: kept.transfers,
    GoodsReceipt: kept.receipts,
    StockCount: kept.counts,
  };
  await loadTrail(em, { people, since, created });
}
