import { atlasActivities, borealActivities, type ActivitiesText } from './activities/activityTexts.ts';
import type { Permission } from '../core/access/Permission.ts';
import type { Language } from '../core/session/Viewer.ts';
import { atlasBudgeting, borealBudgeting, type BudgetingText } from './finance/budgetingTexts.ts';
import { atlasLeads, borealLeads, type LeadsText } from './leads/leadTexts.ts';
import { atlasDeals, borealDeals, type DealsText } from './deals/dealTexts.ts';
import type { MoneyText } from './money/loadMoney.ts';
import { atlasMoney, borealMoney } from './money/moneyTexts.ts';
import { atlasParties } from './parties/atlasParties.ts';
import { borealParties } from './parties/borealParties.ts';
import { atlasStock, borealStock, type StockTexts } from './stock/stockTexts.ts';
import { atlasOffers, borealOffers, type OffersText } from './offers/offerTexts.ts';
import type { PartiesText } from './parties/readParties.ts';
import { atlasApplications, borealApplications, type ApplicationText } from './staff/applicationTexts.ts';
import { atlasPapers, borealPapers, type PapersText } from './staff/loadPapers.ts';
import { atlasLeave, borealLeave, type LeaveText } from './staff/leaveTexts.ts';
import { atlasPay, borealPay, type PayText } from './staff/payTexts.ts';
import { atlasPayroll, borealPayroll, type PayrollText } from './staff/payrollTexts.ts';
import { atlasStaff, borealStaff, type StaffText } from './staff/staffTexts.ts';
import { atlasProjects, borealProjects, type ProjectText } from './projects/projectTexts.ts';
import { atlasOrders, borealOrders } from './procurement/orderTexts.ts';
import { atlasPurchasing, borealPurchasing, type PurchasingText } from './procurement/purchasingTexts.ts';
import { atlasShop } from './shop/atlasShop.ts';
import { borealShop } from './shop/borealShop.ts';
import type { ShopText } from './shop/ShopText.ts';
import { atlasTill, borealTill, type TillText } from './till/tillTexts.ts';

/** A demo company to load. */
export interface DemoCompany {
  profile: {
    name: string;
    currency: string;
    country: string;
    city: string;
    address: string;
    phone: string;
    email: string;
    website: string;
    taxNumber: string;
    taxRate: string;
    timeZone: string;
    firstDayOfWeek: number;
  };
  roles: { title: string; description: string; permissions: (keyof typeof Permission)[]; isInactive?: boolean }[];
  /** `role` is the title of the role. */
  users: { name: string; email: string; role: string; language: Language; isInactive?: boolean }[];
  /** Its customers and products. */
  parties: PartiesText;
  staff: StaffText;
  pay: PayText;
  payroll: PayrollText;
  leave: LeaveText;
  papers: PapersText;
  applications: ApplicationText;
  stock: StockTexts;
  offers: OffersText;
  leads: LeadsText;
  deals: DealsText;
  activities: ActivitiesText;
  till: TillText;
  money: MoneyText;
  budgeting: BudgetingText;
  purchasing: PurchasingText;
  /** What it orders of its vendors. */
  orders: string;
  projects: ProjectText;
  shop: ShopText;
}

const everything: DemoCompany['roles'][number]['permissions'] = [
  'ADMINISTRATIVE_ROLES',
  'FINANCIAL_MANAGEMENT',
  'HRM',
  'CRM',
  'INVENTORY',
  'PROJECT_MANAGEMENT',
  'PROCUREMENT',
  'ECOMMERCE',
];

/** Trades in machine parts from New York, in US dollars. */
export const atlas: DemoCompany = {
  profile: {
    name: 'Atlas Trading',
    currency: 'USD',
    country: 'US',
    city: 'New York',
    address: '48 Water Street, New York, NY 10004',
    phone: '12125550148',
    email: 'office@atlas.test',
    website: 'https://atlas.test',
    taxNumber: 'US-84-2201947',
    taxRate: '8.875',
    timeZone: 'America/New_York',
    firstDayOfWeek: 0,
  },
  roles: [
    { title: 'Administrator', description: 'Runs Atlas Trading: everything, including roles and users.', permissions: everything },
    { title: 'Sales', description: 'Customers, contacts, leads and orders of Atlas Trading.', permissions: ['CRM'] },
    { title: 'Human resources', description: 'Departments, applications, employees and payroll.', permissions: ['HRM'] },
    { title: 'Warehouse', description: 'Products, services, packages and the till.', permissions: ['INVENTORY'] },
    { title: 'Accounting', description: 'Invoices, budgets, payables and receivables.', permissions: ['FINANCIAL_MANAGEMENT'] },
    { title: 'Project office', description: 'Projects, sprints and tasks.', permissions: ['PROJECT_MANAGEMENT'] },
    { title: 'Purchasing', description: 'Vendors, requisitions, quotations and orders.', permissions: ['PROCUREMENT'] },
    { title: 'Online shop', description: 'The shop of Atlas Trading, its orders and customers.', permissions: ['ECOMMERCE'] },
    { title: 'Access desk', description: 'Roles and users, nothing else.', permissions: ['ADMINISTRATIVE_ROLES'] },
    {
      title: 'Summer interns',
      description: 'Kept for next summer; gives no rights until then.',
      permissions: ['CRM', 'INVENTORY'],
      isInactive: true,
    },
  ],
  users: [
    { name: 'Nora Haddad', email: 'admin@atlas.test', role: 'Administrator', language: 'en' },
    { name: 'Daniel Brooks', email: 'crm@atlas.test', role: 'Sales', language: 'en' },
    { name: 'Lucía Fernández', email: 'hrm@atlas.test', role: 'Human resources', language: 'sp' },
    { name: 'Omar Saleh', email: 'inventory@atlas.test', role: 'Warehouse', language: 'en' },
    { name: 'Grace Okafor', email: 'finance@atlas.test', role: 'Accounting', language: 'en' },
    { name: 'Mateo Vargas', email: 'projects@atlas.test', role: 'Project office', language: 'sp' },
    { name: 'Hannah Weiss', email: 'procurement@atlas.test', role: 'Purchasing', language: 'en' },
    { name: 'ليلى منصور', email: 'ecommerce@atlas.test', role: 'Online shop', language: 'ar' },
    { name: 'Priya Raman', email: 'roles@atlas.test', role: 'Access desk', language: 'en' },
    { name: 'Jonas Lind', email: 'nobody@atlas.test', role: 'Summer interns', language: 'en' },
    { name: 'Sofía Delgado', email: 'sofia.delgado@atlas.test', role: 'Sales', language: 'sp' },
    { name: 'خالد العمري', email: 'khaled.alomari@atlas.test', role: 'Sales', language: 'ar' },
    { name: 'Emily Carter', email: 'emily.carter@atlas.test', role: 'Accounting', language: 'en' },
    { name: 'Andrés Peña', email: 'andres.pena@atlas.test', role: 'Warehouse', language: 'sp' },
    { name: 'مريم قاسم', email: 'mariam.qasim@atlas.test', role: 'Purchasing', language: 'ar' },
    { name: 'Thomas Reed', email: 'thomas.reed@atlas.test', role: 'Sales', language: 'en', isInactive: true },
    { name: 'Yuki Tanaka', email: 'yuki.tanaka@atlas.test', role: 'Project office', language: 'en' },
    { name: 'Beatriz Núñez', email: 'beatriz.nunez@atlas.test', role: 'Online shop', language: 'sp' },
    { name: 'Samuel Osei', email: 'samuel.osei@atlas.test', role: 'Warehouse', language: 'en' },
    { name: 'هدى الشامي', email: 'huda.alshami@atlas.test', role: 'Human resources', language: 'ar' },
    { name: 'Clara Jensen', email: 'clara.jensen@atlas.test', role: 'Accounting', language: 'en', isInactive: true },
    { name: 'Gabriel Rojas', email: 'gabriel.rojas@atlas.test', role: 'Sales', language: 'sp' },
    { name: 'Ruth Goldberg', email: 'ruth.goldberg@atlas.test', role: 'Purchasing', language: 'en' },
    { name: 'فارس الخطيب', email: 'fares.alkhatib@atlas.test', role: 'Project office', language: 'ar' },
  ],
  parties: atlasParties,
  staff: atlasStaff,
  pay: atlasPay,
  payroll: atlasPayroll,
  leave: atlasLeave,
  papers: atlasPapers,
  applications: atlasApplications,
  stock: atlasStock,
  offers: atlasOffers,
  leads: atlasLeads,
  deals: atlasDeals,
  activities: atlasActivities,
  till: atlasTill,
  money: atlasMoney,
  budgeting: atlasBudgeting,
  purchasing: atlasPurchasing,
  orders: atlasOrders,
  projects: atlasProjects,
  shop: atlasShop,
};

/** Makes and ships food from Amman, in Jordanian dinars with their three decimals. */
export const boreal: DemoCompany = {
  profile: {
    name: 'Boreal Foods',
    currency: 'JOD',
    country: 'JO',
    city: 'عمّان',
    address: 'شارع الملكة رانيا 112، عمّان',
    phone: '96265550112',
    email: 'office@boreal.test',
    website: 'https://boreal.test',
    taxNumber: 'JO-10048823',
    taxRate: '16',
    timeZone: 'Asia/Amman',
    firstDayOfWeek: 6,
  },
  roles: [
    { title: 'Administrator', description: 'إدارة بوريال فودز كاملة، بما فيها الأدوار والمستخدمون.', permissions: everything },
    { title: 'المبيعات', description: 'عملاء بوريال فودز وطلباتهم.', permissions: ['CRM', 'ECOMMERCE'] },
    { title: 'المستودع', description: 'منتجات بوريال فودز وتواريخ صلاحيتها.', permissions: ['INVENTORY'] },
    { title: 'المالية', description: 'فواتير بوريال فودز وموازناتها وتحصيلاتها.', permissions: ['FINANCIAL_MANAGEMENT'] },
    { title: 'الموارد البشرية', description: 'موظفو بوريال فودز ورواتبهم.', permissions: ['HRM'] },
  ],
  users: [
    { name: 'رنا الزعبي', email: 'admin@boreal.test', role: 'Administrator', language: 'ar' },
    { name: 'يزن حداد', email: 'yazan.haddad@boreal.test', role: 'المبيعات', language: 'ar' },
    { name: 'دينا عبيدات', email: 'dina.obeidat@boreal.test', role: 'المبيعات', language: 'ar' },
    { name: 'سامي نصار', email: 'sami.nassar@boreal.test', role: 'المستودع', language: 'ar' },
    { name: 'Carmen Ortega', email: 'carmen.ortega@boreal.test', role: 'المالية', language: 'sp' },
    { name: 'Ingrid Solberg', email: 'ingrid.solberg@boreal.test', role: 'الموارد البشرية', language: 'en' },
    { name: 'طارق المجالي', email: 'tareq.majali@boreal.test', role: 'المستودع', language: 'ar', isInactive: true },
    { name: 'Miguel Santos', email: 'miguel.santos@boreal.test', role: 'المالية', language: 'sp' },
  ],
  parties: borealParties,
  staff: borealStaff,
  pay: borealPay,
  payroll: borealPayroll,
  leave: borealLeave,
  papers: borealPapers,
  applications: borealApplications,
  stock: borealStock,
  offers: borealOffers,
  leads: borealLeads,
  deals: borealDeals,
  activities: borealActivities,
  till: borealTill,
  money: borealMoney,
  budgeting: borealBudgeting,
  purchasing: borealPurchasing,
  orders: borealOrders,
  projects: borealProjects,
  shop: borealShop,
};
