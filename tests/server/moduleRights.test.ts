import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// First: finance names vendors, which procurement declares.
import { modules, routes, type Module } from '../../server/modules.ts';
import { writersOf } from '../../server/core/access/Allow.ts';
import { accessOf } from '../../server/core/access/allows.ts';
import { Permission } from '../../server/core/access/Permission.ts';
import { bareSchema } from '../../server/core/graphql/buildSchema.ts';
import { moduleOfRight } from '../../server/core/rules/rightCodes.ts';
import { administration } from '../../server/administration/administration.module.ts';
import { core } from '../../server/core/core.module.ts';
import { crm } from '../../server/crm/crm.module.ts';
import { finance } from '../../server/finance/finance.module.ts';
import { hrm } from '../../server/hrm/hrm.module.ts';
import { inventory } from '../../server/inventory/inventory.module.ts';
import { ledger } from '../../server/ledger/ledger.module.ts';
import { parties } from '../../server/parties/parties.module.ts';
import { portfolio } from '../../server/portfolio/portfolio.module.ts';
import { ecommerce } from '../../server/ecommerce/ecommerce.module.ts';
import { procurement } from '../../server/procurement/procurement.module.ts';
import { projects } from '../../server/projects/projects.module.ts';
import { staff } from '../../server/staff/staff.module.ts';
import { Rest, restAs } from '../rest/Rest.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { declaredSchema } from '../support/schemas.ts';
import { sendFile } from '../support/sendFile.ts';
import type { TestServer } from '../support/startServer.ts';

const schema = declaredSchema();
const mutations = Object.values(schema.getMutationType()!.getFields());
const modulesOf = (access: readonly string[]) => access.flatMap(one => (one in Permission ? [one] : (moduleOfRight(one) ?? [])));

/** Mutations that holders of more than one module may call, with their modules. A new one must be added here on purpose. */
const openToSeveral: Record<string, Permission[]> = {
  // Whoever bought pays a bill, or whoever keeps the books.
  payProcurementInvoice: [Permission.PROCUREMENT, Permission.FINANCIAL_MANAGEMENT],
};

/** Module whose holders may call the mutations of each part of the server; those of its core are listed below. */
const writerOf = new Map<Module, Permission>([
  [administration, Permission.ADMINISTRATIVE_ROLES],
  [crm, Permission.CRM],
  [finance, Permission.FINANCIAL_MANAGEMENT],
  [hrm, Permission.HRM],
  [inventory, Permission.INVENTORY],
  [ledger, Permission.FINANCIAL_MANAGEMENT],
  [parties, Permission.CRM],
  [portfolio, Permission.PROJECT_MANAGEMENT],
  [procurement, Permission.PROCUREMENT],
  [ecommerce, Permission.ECOMMERCE],
  [projects, Permission.PROJECT_MANAGEMENT],
  [staff, Permission.HRM],
]);

/** Mutations open to every signed-in user, subject to the rights on the record they concern: each is tested below. */
const decidedByRecord = [
  'addComment',
  'addRecordFile',
  'deleteComments',
  'deleteRecordFiles',
  'importRecords',
  'readImport',
  'restoreRecords',
  'sendDocument',
  'undoBulkUpdate',
  'updateComment',
  'updatePicture',
];

/** Mutations of HRM that reach the sender's own employee alone (hrm/payroll.test.ts, hrm/attendance.test.ts, hrm/leaving.test.ts, hrm/appraisals.test.ts, hrm/team.test.ts). */
const ofOneself = [
  'updateOwnContact',
  'requestOwnLeave',
  'cancelOwnLeave',
  'checkIn',
  'checkOut',
  'startBreak',
  'endBreak',
  'requestAttendanceCorrection',
  'cancelAttendanceCorrection',
  'completeOwnLeavingTask',
  'reopenOwnLeavingTask',
  'rateOwnAppraisal',
  'signOwnAppraisal',
  'nameOwnDelegate',
  'endOwnDelegation',
];

/** Mutations of HRM that reach those alone who report to the sender (hrm/team.test.ts, hrm/appraisals.test.ts). */
const ofTeam = [
  'approveTeamLeave',
  'refuseTeamLeave',
  'approveTeamCorrection',
  'refuseTeamCorrection',
  'bookTeamUnpaidLeave',
  'setTeamAppraisalGoals',
  'rateTeamAppraisal',
  'signTeamAppraisal',
  'reopenTeamAppraisal',
];

const emails: Record<Permission, string> = {
  ADMINISTRATIVE_ROLES: 'roles@atlas.test',
  FINANCIAL_MANAGEMENT: 'finance@atlas.test',
  HRM: 'hrm@atlas.test',
  CRM: 'crm@atlas.test',
  INVENTORY: 'inventory@atlas.test',
  PROJECT_MANAGEMENT: 'projects@atlas.test',
  PROCUREMENT: 'procurement@atlas.test',
  ECOMMERCE: 'ecommerce@atlas.test',
};

let server: TestServer;
let holders: Record<string, Client>;
beforeAll(async () => {
  server = await startDemo();
  const clients = await Promise.all(
    Object.entries(emails).map(async ([permission, email]) => [permission, await signedInAs(server, email)] as const),
  );
  holders = Object.fromEntries(clients);
});
afterAll(() => server.stop());

describe('by the schema', () => {
  it('one module writes through each mutation, unless it is named here', () => {
    const several = mutations.flatMap(field => {
      const held = modulesOf(accessOf(field)!);
      return held.length > 1 ? [[field.name, held]] : [];
    });
    expect(Object.fromEntries(several)).toEqual(openToSeveral);
  });

  it('the mutations of a module are for its holders, for SUPER_ADMIN or for everybody, never for another module', () => {
    expect([...writerOf.keys(), core]).toEqual(expect.arrayContaining(modules));
    const wrong = [...writerOf].flatMap(([{ resolvers: own }, writer]) =>
      Object.values(bareSchema(own).getMutationType()!.getFields()).flatMap(field => {
        const access = accessOf(field)!;
        const [first] = modulesOf(access);
        const isOpen =
          access.includes('PUBLIC') || access.includes('SUPER_ADMIN') || ofOneself.includes(field.name) || ofTeam.includes(field.name);
        return first === writer || (first === undefined && isOpen) ? [] : [`${field.name}: ${access.join()}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('signed-in users write their own data, and what a record permits', () => {
    // What API keys may not use concerns only the signed-in user.
    const open = mutations.filter(field => ['SIGNED_IN', 'API_KEY'].every(one => accessOf(field)!.includes(one as never)));
    const ownTasks = ['cancelBackgroundTask', 'dismissBackgroundTasks'];
    const names = open.map(({ name }) => name).filter(name => !ownTasks.includes(name));
    expect(names.toSorted()).toEqual(decidedByRecord);
  });

  it('one module writes each record that several read', () => {
    const entities = modules.flatMap(module => module.entities);
    const shared = entities.filter(entity => {
      const type = schema.getType(entity.name);
      return isObjectType(type) && modulesOf(accessOf(type) ?? []).length > 1;
    });
    expect(shared.map(({ name }) => name)).toContain('InventoryProduct');
    expect(shared.filter(entity => modulesOf(writersOf(entity)).length !== 1).map(({ name }) => name)).toEqual([]);
  });

  it('only a module writes through its documented calls', () => {
    const ofModule = { crm: 'CRM', hrm: 'HRM', inventory: 'INVENTORY', procurement: 'PROCUREMENT', ecommerce: 'ECOMMERCE' } as Record<
      string,
      string
    >;
    const wrong = routes.flatMap(({ method, path, operations }) =>
      operations.flatMap(({ field: name }) => {
        const field = schema.getMutationType()!.getFields()[name];
        const owner = ofModule[path.split('/')[1]];
        // What is open to the holder of a link belongs to no module.
        if (!field || !owner || accessOf(field)!.includes('PUBLIC')) return [];
        return String(modulesOf(accessOf(field)!)) !== owner ? [`${method} ${path}: ${name}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

it('a shared record leads to no rows that its other readers may not read', async () => {
  const asked: [Permission, string, string][] = [
    [Permission.INVENTORY, 'customers', 'contacts { totalCount edges { node { name } } }'],
    [Permission.FINANCIAL_MANAGEMENT, 'departments', 'employees { totalCount edges { node { name } } }'],
  ];
  for (const [reader, list, rows] of asked) {
    const { data, errors } = await holders[reader].query(`{ ${list}(first: 9) { edges { node { ${rows} } } } }`);
    expect(JSON.stringify(data)).not.toMatch(/totalCount|name/);
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  }
});

/** Records that two modules read: the owning module, the other reader, and what that reader tries. */
const sharedRecords = [
  {
    type: 'InventoryProduct',
    one: 'inventoryProduct',
    plural: 'inventoryProducts',
    owner: Permission.INVENTORY,
    reader: Permission.CRM,
    input: { name: 'Taken over', manufacturer: 'x', salePrice: '1', quantity: '1' },
    change: { salePrice: '0.01' },
    rest: { create: '/inventory/createProduct', update: '/inventory/updateProduct', remove: '/inventory/deleteProduct' },
  },
  {
    type: 'Customer',
    one: 'customer',
    plural: 'customers',
    owner: Permission.CRM,
    reader: Permission.INVENTORY,
    input: { name: 'Taken over', address: 'x', city: 'x', country: 'ES' },
    change: { city: 'Elsewhere' },
    rest: { create: '/crm/createCustomer', update: '/crm/updateCustomer', remove: '/crm/deleteCustomer' },
  },
  {
    type: 'Warehouse',
    one: 'warehouse',
    plural: 'warehouses',
    owner: Permission.INVENTORY,
    reader: Permission.CRM,
    input: { name: 'Taken over' },
    change: { city: 'Elsewhere' },
    rest: undefined,
  },
];

describe.each(sharedRecords)('$type', ({ type, one, plural, owner, reader, input, change, rest }) => {
  const pascal = plural[0].toUpperCase() + plural.slice(1);
  const first = async (permission: Permission) => {
    const { data } = await holders[permission].query(`{ ${plural}(first: 1) { edges { node { id version } } } }`);
    return data[plural]?.edges[0]?.node as { id: string; version: number } | undefined;
  };

  it('is readable by the other module, in lists, by id and as a node', async () => {
    const record = await first(owner);
    expect(await first(reader)).toEqual(record);
    const asked = `query($id: ID!) { ${one}(id: $id) { id } node(id: $id) { id } }`;
    expect((await holders[reader].query(asked, { id: record!.id })).data).toEqual({ [one]: { id: record!.id }, node: { id: record!.id } });
  });

  it('is writable by its own module only', async () => {
    const record = (await first(owner))!;
    const [mine, others] = [holders[owner], holders[reader]];
    const empty = 'errors { code }';
    const ways: Record<string, [name: string, input: object, type?: string]> = {
      create: [`create${type}`, input],
      update: [`update${type}`, { id: record.id, ...change }],
      delete: [`delete${pascal}`, { ids: [record.id] }, 'DeleteInput'],
      'update of many': [`bulkUpdate${type}`, { ids: [record.id], values: change }],
      'delete of many': [`bulkDelete${type}`, { ids: [record.id] }],
      restore: ['restoreRecords', { ids: [record.id] }, 'DeleteInput'],
      'reading an import': ['readImport', { entity: type }],
      import: ['importRecords', { entity: type, mapping: [] }],
    };
    if (type !== 'Warehouse')
      Object.assign(ways, {
        comment: ['addComment', { recordId: record.id, text: 'x' }],
        sending: ['sendDocument', { recordId: record.id, to: ['x@y.test'], subject: 'x', message: 'x' }],
      });
    const answers: Record<string, unknown> = {};
    for (const [way, [name, values, inputType]] of Object.entries(ways))
      answers[way] = await others.mutate(name, values as never, empty, inputType).then(
        payload => payload,
        (error: Error) => /FORBIDDEN/.exec(error.message)?.[0] ?? error.message,
      );
    expect(answers).toEqual(Object.fromEntries(Object.keys(ways).map(way => [way, 'FORBIDDEN'])));
    expect(await first(owner)).toEqual(record);
    // The owning module is not refused.
    expect((await mine.mutate(`update${type}`, { id: record.id, ...change, dryRun: true }, empty)).errors).toEqual([]);
  });

  it.runIf(type !== 'Warehouse')('has files that its own module attaches and removes', async () => {
    const { id } = (await first(owner))!;
    const query = 'mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { errors { code } recordFile { id } } }';
    const add = (client: Client) => sendFile(client, query, { recordId: id }, { bytes: Buffer.from('%PDF-1.7\n'), name: 'a.pdf' });
    expect((await add(holders[reader])).errors?.[0].extensions.code).toBe('FORBIDDEN');
    const hung = (await add(holders[owner])).data.addRecordFile as { recordFile: { id: string } };
    const take = (client: Client) => client.mutate('deleteRecordFiles', { ids: [hung.recordFile.id] }, 'deletedIds', 'DeleteInput');
    await expect(take(holders[reader])).rejects.toThrow('FORBIDDEN');
    expect((await take(holders[owner])).deletedIds).toEqual([hung.recordFile.id]);
  });

  it.runIf(rest)('is writable over REST by its own module only', async () => {
    const { id } = (await first(owner))!;
    const others: Rest = await restAs(server, emails[reader]);
    const answers = [
      await others.post(rest!.create, input),
      await others.put(`${rest!.update}/${id}`, change),
      await others.delete(`${rest!.remove}/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
