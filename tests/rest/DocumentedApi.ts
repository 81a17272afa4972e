import { readFileSync } from 'node:fs';
import { Client, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';
import { today } from '../support/today.ts';
import { restAs, type Rest } from './Rest.ts';

export interface DocumentedCall {
  method: string;
  path: string;
  module: string;
  permission: string | null;
  public?: boolean;
  query?: string[];
  body?: Record<string, unknown>;
  multipart?: Record<string, string>;
}

/** The documented calls of the existing modules. */
export const calls = JSON.parse(readFileSync(new URL('calls.json', import.meta.url), 'utf8')) as DocumentedCall[];
export const rest = calls
  .filter(({ path }) => path.startsWith('/api/v1'))
  .map(call => ({ ...call, path: call.path.replace('/api/v1', '') }));
export const guarded = rest.filter(call => !call.public);
export const withId = guarded.filter(({ path }) => path.includes('{id}') && path !== '/get-states/{id}');

type Who = 'admin' | 'boreal' | 'super' | 'hrm' | 'crm' | 'roles' | 'procurement';

const service = { description: 'x', serviceType: 'FIXED', charges: 10, status: 'ACTIVE' };

const kindsOfCrm = { Contact: 'contact', Customer: 'customer', Lead: 'lead', Order: 'order', Status: 'leadColumn' };
const kindsOfProjects = {
  'tasks/getAllTasks': 'project',
  Sprint: 'sprint',
  Task: 'task',
  Comment: 'taskComment',
  Status: 'statusColumn',
  Project: 'project',
};
const kindsOfHrm = {
  PayrollSetup: 'payrollSetup',
  PayrolProcess: 'payrollSetup',
  Payroll: 'payrollRun',
  Department: 'department',
  Position: 'position',
  ByCompanyId: 'ownCompany',
  Employe: 'employee',
  Application: 'application',
  Status: 'applicationColumn',
  Benefit: 'benefit',
  Tex: 'payrollTax',
  Deduction: 'deduction',
};
const kindsOfInventory = {
  getInventoryInvoice: 'inventoryInvoice',
  '/services': 'service',
  '/packages': 'package',
  AggregateProduct: 'aggregateProduct',
};
const kindsOfProcurement = {
  PO: 'purchaseOrder',
  Invoice: 'procurementInvoice',
  Requisition: 'requisition',
  Quotation: 'vendorQuotation',
  Vendor: 'vendor',
  ProductGroup: 'procurementGroup',
  Product: 'procurementProduct',
};
const kindsOfEcommerce = {
  '/product-group/': 'ecomGroup',
  getFeedback: 'ecomReview',
  getAllFeedbacksOfProduct: 'ecomProduct',
  Customer: 'ecomCustomer',
  Order: 'ecomOrder',
  Product: 'ecomProduct',
};
/** Record type that a documented path concerns. */
export const kindOf = (path: string) =>
  Object.entries(kindsOfInventory).find(([name]) => path.includes('/inventory/') && path.includes(name))?.[1] ??
  (path.includes('/inventory/') ? 'inventoryProduct' : undefined) ??
  Object.entries(kindsOfHrm).find(([name]) => path.includes('/hrm/') && path.includes(name))?.[1] ??
  Object.entries(kindsOfCrm).find(([name]) => path.includes('/crm/') && path.includes(name))?.[1] ??
  (path.includes('/finance/payroll/') ? 'salaryChange' : undefined) ??
  (/\/finance\/(get|update|delete)Expense\//.test(path) ? 'expense' : undefined) ??
  (/\/finance\/(update|delete)Invoice\//.test(path) ? 'salesInvoice' : undefined) ??
  (path.includes('AccountPayable')
    ? 'accountPayable'
    : path.includes('updateAndExpenseBudget')
      ? 'bookedBudget'
      : path.includes('Budget')
        ? 'budget'
        : undefined) ??
  Object.entries(kindsOfProjects).find(([name]) => path.includes('/projects/') && path.includes(name))?.[1] ??
  Object.entries(kindsOfProcurement).find(([name]) => path.includes('/procurement/') && path.includes(name))?.[1] ??
  Object.entries(kindsOfEcommerce).find(([name]) => path.includes('/ecommerce/') && path.includes(name))?.[1] ??
  (path.includes('cost-center') ? 'costCenter' : undefined) ??
  (path.includes('procurement') ? 'permission' : /role/i.test(path) ? 'role' : path.includes('user') ? 'user' : 'company');

/** An upload of an empty page, for calls that take a file. */
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [field, name] of Object.entries(fields)) form.append(field, new File(['%PDF-1.7\n%%EOF'], name));
  return form;
}

/** Sample values for query parameters that are not texts. */
const samples: Record<string, string> = {
  page: '1',
  poStatus: 'pending',
  invoiceStatus: 'UNPAID',
  status: 'All',
  type: 'PRODUCTS',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
};

/** A server to check against its API documentation, and the users who call it. */
export class DocumentedApi {
  #count = 1;

  private constructor(
    readonly server: TestServer,
    readonly people: Record<Who, Rest>,
  ) {}

  static async open(): Promise<DocumentedApi> {
    const server = await startDemo();
    const emails = {
      admin: 'admin@atlas.test',
      boreal: 'admin@boreal.test',
      super: 'super@noria.test',
      hrm: 'hrm@atlas.test',
      crm: 'crm@atlas.test',
      roles: 'roles@atlas.test',
      procurement: 'procurement@atlas.test',
    };
    const people = await Promise.all(Object.entries(emails).map(async ([who, email]) => [who, await restAs(server, email)] as const));
    return new DocumentedApi(server, Object.fromEntries(people) as Record<Who, Rest>);
  }

  /** Creates a record of Atlas of each kind and returns its id: a new one per call, since a call may delete it. */
  readonly make: Record<string, () => Promise<string>> = {
    contact: async () =>
      (await this.#crm('createContact', { name: `Contact ${this.#count++}`, phone: '12345678901' }, 'contact { id }')).contact.id,
    customer: async () =>
      (
        await this.#crm(
          'createCustomer',
          { name: `Buyer ${this.#count++}`, address: '1 Main St', city: 'Madrid', country: 'ES' },
          'customer { id }',
        )
      ).customer.id,
    inventoryProduct: async () =>
      (
        await new Client(this.server.url, this.people.admin.token).mutate(
          'createInventoryProduct',
          { name: `Chair ${this.#count++}`, manufacturer: 'Sella', quantity: '10', purchasePrice: '5', salePrice: '10' },
          'inventoryProduct { id }',
        )
      ).inventoryProduct.id,
    service: async () =>
      (await this.people.admin.post('/inventory/services', { ...service, title: `Service ${this.#count++}` })).body.data.id,
    package: async () => {
      const body = { title: `Package ${this.#count++}`, services: [await this.make.service()], discountPercentage: 10, status: 'ACTIVE' };
      return (await this.people.admin.post('/inventory/packages', body)).body.data.id;
    },
    aggregateProduct: async () => {
      const products = [{ product: await this.make.inventoryProduct(), quantity: 1 }];
      const body = { title: `Aggregate ${this.#count++}`, products, sellingPrice: 20, status: 'ACTIVE' };
      return (await this.people.admin.post('/inventory/createAggregateProduct', body)).body.data.id;
    },
    inventoryInvoice: async () => {
      const lines = [{ kind: 'PRODUCT', itemId: await this.make.inventoryProduct(), quantity: '1', vatCategory: 'ZERO_RATED' }];
      const input = { customerId: await this.make.customer(), lines, payments: [{ method: 'CASH' }] };
      const client = new Client(this.server.url, this.people.admin.token);
      return (await client.mutate('createInventoryInvoice', input, 'inventoryInvoice { id }')).inventoryInvoice.id;
    },
    salesInvoice: async () => {
      const lines = [{ description: 'Advice', quantity: '1', unitPrice: '10' }];
      const client = new Client(this.server.url, this.people.admin.token);
      const input = { customerId: await this.make.customer(), issue: true, lines };
      return (await client.mutate('createSalesInvoice', input, 'salesInvoice { id }')).salesInvoice.id;
    },
    department: async () =>
      (await this.people.hrm.post('/hrm/createDepartment', { title: `Department ${this.#count++}`, description: 'x' })).body.data.id,
    position: async () => {
      const body = { title: `Position ${this.#count++}`, cadre: 'Senior', type: 'FULL_TIME', budget: 1000, description: 'x' };
      return (await this.people.hrm.post('/hrm/createPositions', body)).body.data.id;
    },
    application: async () => {
      const body = { fullName: `Applicant ${this.#count++}`, position: await this.make.position() };
      return (await this.people.hrm.post('/hrm/createApplication', body)).body.data.id;
    },
    applicationColumn: async () => (await this.people.hrm.post('/hrm/createStatus', { name: `Stage ${this.#count++}` })).body.data.id,
    employee: async () => (await this.people.hrm.post('/hrm/createEmployeinfo', { name: `Employee ${this.#count++}` })).body.data.id,
    benefit: async () =>
      (await this.people.hrm.post('/hrm/createBenefits', { title: `Benefit ${this.#count++}`, description: 'x' })).body.data.id,
    payrollTax: async () => (await this.people.hrm.post('/hrm/createTex', this.#payItem('Tax'))).body.data.id,
    deduction: async () => (await this.people.hrm.post('/hrm/createDeduction', this.#payItem('Deduction'))).body.data.id,
    ownCompany: async () =>
      (await new Client(this.server.url, this.people.hrm.token).query('{ viewer { companyId } }')).data.viewer.companyId as string,
    colleague: () => (this.#colleague ??= this.#employ()),
    project: async () => this.projectWith([await this.make.colleague()]),
    task: async () => {
      const body = { name: `Task ${this.#count++}`, priority: 'HIGH', tags: ['x'], summary: 's', assignees: [await this.make.colleague()] };
      return (await this.people.admin.post('/projects/createTask', { ...body, project: await this.projectWith(body.assignees) })).body.data
        .id;
    },
    sprint: async () => {
      const project = await this.projectWith([await this.make.colleague()]);
      const body = { name: `Sprint ${this.#count++}`, status: 'future', project, tasks: [await this.#taskIn(project)] };
      const { id } = (await this.people.admin.post('/projects/createSprint', body)).body.data;
      this.#sprints.set(id, { '<id of project>': project, '<id of task>': body.tasks[0] });
      return id;
    },
    taskComment: async () =>
      (await this.people.admin.post('/projects/createComment', { text: 'hello', task: await this.make.task() })).body.data.id,
    statusColumn: async () => (await this.people.admin.post('/projects/createStatus', { name: `Status ${this.#count++}` })).body.data.id,
    costCenter: async () => {
      const department = await this.make.department();
      const body = { description: `Cost center ${this.#count++}`, budget: 1000, duration: '12', department };
      return (await this.people.admin.post('/finance/create/cost-center', body)).body.data.id;
    },
    expense: async () => {
      const head = {
        title: `Head ${this.#count++}`,
        description: 'x',
        type: 'FIXED',
        maximumAmount: 100,
        mode: 'CASH',
        category: 'OFFICE',
      };
      return (await this.people.admin.post('/finance/createExpense', head)).body.data.id;
    },
    budget: async () => {
      const body = {
        title: `Budget ${this.#count++}`,
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        lineItems: [{ title: 'Line', amount: 200 }],
      };
      return (await this.people.admin.post('/finance/createBudget', body)).body.data.id;
    },
    bookedBudget: async () => {
      const id = await this.make.budget();
      await this.people.admin.send('PUT', `/finance/updateAndExpenseBudget/${id}`, { lineItems: [{ title: 'Line', amount: 50 }] });
      return id;
    },
    accountPayable: async () => {
      const body = { title: `Payable ${this.#count++}`, amount: 10, expense: await this.make.expense() };
      return (await this.people.admin.post('/finance/createAccountPayable', body)).body.data.id;
    },
    payrollRun: async () => {
      const days = { startDate: '2031-06-30', endDate: '2031-06-30', payDate: '2031-06-30' };
      const body = { title: `Run ${this.#count++}`, cycle: 'MONTHLY', payrollstatus: 'INPROGRESS', ...days };
      return (await this.people.hrm.post('/hrm/createPayroll', body)).body.data.id;
    },
    payrollSetup: async () => {
      await this.make.payrollRun();
      const [employee, benefit, tax, deduction] = await Promise.all(
        ['employee', 'benefit', 'payrollTax', 'deduction'].map(kind => this.make[kind]()),
      );
      const items = { employees: [employee], benefits: [benefit], taxes: [tax], deductions: [deduction] };
      const body = { title: `Setup ${this.#count++}`, grossSalary: 1000, joiningDate: '2031-06-30', from: '2031-06-30', ...items };
      return (await this.people.hrm.post('/hrm/createPayrollSetup', body)).body.data.id;
    },
    salaryChange: async () =>
      (await this.people.admin.post('/finance/payroll/create', { employee: await this.make.employee(), salary: 1000 })).body.data.id,
    lead: async () => {
      const lines = [{ description: 'Chairs', quantity: '1', unitPrice: '5' }];
      const input = { customerId: await this.make.customer(), description: 'x', reason: 'x', orderValue: '5', lines };
      return (await this.#crm('createLead', input, 'lead { id }')).lead.id;
    },
    order: async () => {
      const lines = [{ description: 'Setup', quantity: '1', unitPrice: '5' }];
      const input = { customerId: await this.make.customer(), description: 'x', reason: 'x', lines };
      return (await this.#crm('createCrmOrder', input, 'crmOrder { id }')).crmOrder.id;
    },
    leadColumn: async () => (await this.#crm('createLeadColumn', { title: `Column ${this.#count++}` }, 'leadColumn { id }')).leadColumn.id,
    role: async () =>
      (await this.people.admin.post('/roles', { title: `Role ${this.#count++}`, description: 'x', permissions: ['CRM'] })).body.data.id,
    user: async () => {
      const roleId = (await this.people.admin.get('/roles?name=Accounting')).body.data[0].id;
      const input = { name: 'Leila Marín', email: `user${this.#count++}@atlas.test`, password: 'a long password', roleId };
      return (await new Client(this.server.url, this.people.admin.token).mutate('createUser', input, 'user { id }')).user.id;
    },
    company: async () => (await this.people.super.post('/company', { name: `Company ${this.#count++}` })).body.data.id,
    procurementGroup: async () =>
      (await this.people.procurement.post('/procurement/createProductGroup', { title: `Group ${this.#count++}` })).body.data.id,
    vendor: async () => {
      const contact = { email: 'anna@keller.test', phone: '12345678901', company: 'Keller', address: '1 Road', country: 'Spain' };
      const productGroup = [await this.make.procurementGroup()];
      const body = { name: `Vendor ${this.#count++}`, ...contact, vendorType: 'ONCE', productGroup };
      return (await this.people.procurement.post('/procurement/createVendor', body)).body.data.id;
    },
    procurementProduct: async () =>
      (await this.people.procurement.post('/procurement/createProduct', { name: `Article ${this.#count++}` })).body.data.id,
    requisition: async () => {
      const [vendor, product, department] = [await this.make.vendor(), await this.make.procurementProduct(), await this.make.department()];
      const body = { title: `Requisition ${this.#count++}`, category: 'IT', dueDate: '2030-12-20', department, vendors: [vendor] };
      const made = await this.people.procurement.post('/procurement/createRequisition', { ...body, products: [{ product, quantity: 2 }] });
      return made.body.data.id;
    },
    ecomGroup: async () =>
      (await this.people.admin.post('/ecommerce/product-group/create', { name: `Shelf ${this.#count++}` })).body.data.id,
    ecomProduct: async () => {
      const texts = { name: `Lamp ${this.#count++}`, shortDescription: 's', detailDescription: 'd' };
      const body = { ...texts, group: await this.make.ecomGroup(), stock: 10, price: 20, discountPrice: 15, status: 'ACTIVE' };
      return (await this.people.admin.post('/ecommerce/create-product', body)).body.data.id;
    },
    purchaseOrder: async () => {
      const lines = [{ productId: await this.make.procurementProduct(), quantity: '2', unitPrice: '10' }];
      const client = new Client(this.server.url, this.people.procurement.token);
      return (await client.mutate('createPurchaseOrder', { vendorId: await this.make.vendor(), lines }, 'purchaseOrder { id }'))
        .purchaseOrder.id;
    },
    vendorQuotation: async () =>
      (
        await this.people.procurement.post('/procurement/createQuotation', {
          title: `Quotation ${this.#count++}`,
          ...(await this.#quotation()),
        })
      ).body.data.id,
    ecomCustomer: async () => {
      const email = `buyer${this.#count++}@example.com`;
      const body = { name: 'Buyer', email, phone: '12345678901', city: 'Madrid', country: 'Spain', address: 'x' };
      return (await this.people.admin.post('/ecommerce/create-customer', body)).body.data.id;
    },
    ecomOrder: async () => {
      const products = [{ product: await this.make.ecomProduct(), quantity: 1 }];
      const deliveryInfo = { name: 'N', phone: '12345678901', email: 'n@example.com', city: 'Madrid', country: 'Spain', address: 'x' };
      const body = { customer: await this.make.ecomCustomer(), products, deliveryInfo };
      return (await this.people.admin.post('/ecommerce/createOrder', body)).body.data.id;
    },
    procurementInvoice: async () => {
      const orderId = await this.make.purchaseOrder();
      const client = new Client(this.server.url, this.people.procurement.token);
      await client.mutate('issuePurchaseOrder', { id: orderId }, '__typename');
      return (await client.mutate('createProcurementInvoice', { orderId }, 'procurementInvoice { id }')).procurementInvoice.id;
    },
    ecomReview: async () => {
      const body = { product: await this.make.ecomProduct(), rating: 8, text: 'good' };
      return (await this.people.admin.post('/ecommerce/addFeedback', body)).body.data.id;
    },
    permission: async () =>
      (await this.people.procurement.post('/procurement/permission/create', { name: `Permission ${this.#count++}` })).body.data.id,
  };

  /** An employee who is a user, for all projects: only so many users can be created in a row. */
  #colleague: Promise<string> | undefined;

  async #employ(): Promise<string> {
    const body = { name: `Colleague ${this.#count++}`, user: await this.make.user() };
    return (await this.people.hrm.post('/hrm/createEmployeinfo', body)).body.data.id;
  }

  /** Creates a project with these members. */
  async projectWith(members: string[]): Promise<string> {
    const [startDate, dueDate] = ['2031-06-01', '2031-12-31'];
    const body = { name: `Project ${this.#count++}`, categories: ['IT'], startDate, dueDate, budget: 1000, priority: 'HIGH', members };
    return (await this.people.admin.post('/projects/createProject', body)).body.data.id;
  }

  /** Projects and tasks of the sprints made, which stay in them. */
  readonly #sprints = new Map<string, Record<string, string>>();

  async #taskIn(project: string): Promise<string> {
    const body = {
      name: `Task ${this.#count++}`,
      priority: 'HIGH',
      tags: ['x'],
      summary: 's',
      project,
      assignees: [await this.make.colleague()],
    };
    return (await this.people.admin.post('/projects/createTask', body)).body.data.id;
  }

  /** The project of a task, which another member joins. */
  async #projectOf(taskId: string, member: string): Promise<Record<string, string>> {
    const { project } = (await this.people.admin.get(`/projects/getTask/${taskId}`)).body.data;
    const { memberIds } = (await this.people.admin.get(`/projects/getProject/${project.id}`)).body.data;
    await this.people.admin.send('PUT', `/projects/updateProject/${project.id}`, { members: [...memberIds, member] });
    return { '<id of project>': project.id };
  }

  /** What a quotation says beside its title. */
  async #quotation(): Promise<Record<string, unknown>> {
    const [vendor, product, requisition] = [await this.make.vendor(), await this.make.procurementProduct(), await this.make.requisition()];
    const days = { dueDate: '2030-12-20', deliveryDate: '2030-12-10' };
    return { description: 'x', vendor, requisition, ...days, products: [{ product, quantity: 2, price: 10 }] };
  }

  #payItem(name: string) {
    return { title: `${name} ${this.#count++}`, type: 'FIXED', cycle: 'MONTHLY', amount: 10 };
  }

  #crm(name: string, input: Record<string, unknown>, selection: string) {
    return new Client(this.server.url, this.people.crm.token).mutate(name, input, selection);
  }

  readonly #filled = new Map<DocumentedCall, ReturnType<DocumentedApi['filled']>>();

  /** The call with valid data that are made once: for callers who are refused, who leave them as they are, and for one who is not, the last. */
  filledOnce(call: DocumentedCall): ReturnType<DocumentedApi['filled']> {
    let filled = this.#filled.get(call);
    if (!filled) this.#filled.set(call, (filled = this.filled(call)));
    return filled;
  }

  /** The call with valid data for its usual caller. */
  async filled({
    path,
    body,
    query,
    multipart,
  }: DocumentedCall): Promise<{ path: string; body: FormData | Record<string, unknown> | undefined }> {
    const id = path.includes('{id}') ? (path.startsWith('/get-states') ? 'ES' : await this.make[kindOf(path)]()) : '';
    const texts: Record<string, string> = { '<id of user>': '', '<id of role>': '', '<id of employee>': 'no user', '<date>': '2031-06-30' };
    if (body && JSON.stringify(body).includes('<id of user>')) {
      texts['<id of user>'] = await this.make.user();
      texts['<id of role>'] = (await this.people.admin.get('/roles?name=Accounting')).body.data[0].id;
    }
    for (const kind of [
      'customer',
      'department',
      'ecomCustomer',
      'ecomGroup',
      'ecomProduct',
      'expense',
      'inventoryProduct',
      'position',
      'procurementGroup',
      'procurementProduct',
      'requisition',
      'service',
      'vendor',
    ])
      if (JSON.stringify(body ?? {}).includes(`<id of ${kind}>`)) texts[`<id of ${kind}>`] = await this.make[kind]();
    if (path.includes('/projects/')) {
      const member = await this.make.colleague();
      texts['<id of employee>'] = member;
      texts['<id of project>'] = await this.projectWith([member]);
      // A task stays in its project.
      if (path.includes('updateTask')) Object.assign(texts, await this.#projectOf(id, member));
      if (path.includes('Sprint'))
        Object.assign(texts, this.#sprints.get(id) ?? { '<id of task>': await this.#taskIn(texts['<id of project>']) });
      if (path.includes('Comment') && body) texts['<id of task>'] = await this.make.task();
    }
    if (path.includes('Payrol') && body)
      for (const [kind, name] of Object.entries({ employee: 'employee', benefit: 'benefit', tax: 'payrollTax', deduction: 'deduction' }))
        texts[`<id of ${kind}>`] = await this.make[name]();
    if (path.includes('/finance/payroll/') && body) texts['<id of employee>'] = await this.make.employee();
    // Only what was approved is sent.
    if (path.includes('sendRequisitionForm'))
      await this.people.procurement.send('PUT', `/procurement/updateRequisition/${texts['<id of requisition>']}`, {
        requisitionStatus: 'approved',
      });
    // What is posted on a day to come is refused.
    if (path.includes('/finance/createInvoice')) texts['<date>'] = today();
    if (path.includes('createDeposits')) texts['<date>'] = '2026-06-30';
    const fill = (value: unknown): unknown => {
      if (typeof value === 'string') return texts[value] ?? value.replace('…', `${this.#count++}`);
      if (Array.isArray(value)) return value.map(fill);
      return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one)])) : value;
    };
    // The documentation leaves out what every quotation says.
    const more = path.includes('vendor/addQuotation') ? await this.#quotation() : {};
    const values = body && { ...(fill(body) as Record<string, unknown>), ...more };
    return {
      path: path.replace('{id}', id) + (query ? `?${query.map(name => `${name}=${samples[name] ?? 'a'}`).join('&')}` : ''),
      body: multipart ? formOf(multipart) : values,
    };
  }

  /** A user who may make the call. */
  personFor({ permission, path, method }: DocumentedCall): Rest {
    if (/ompany/.test(path) && !path.includes('getAll') && (method !== 'GET' || path.includes('{id}'))) return this.people.super;
    return permission === 'HRM' ? this.people.hrm : permission === 'Procurement' ? this.people.procurement : this.people.admin;
  }
}
