import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client, type Shown } from '../../support/Client.ts';
import { sendFile } from '../../support/sendFile.ts';
import { Rest } from '../../rest/Rest.ts';
import { world } from './world.ts';

let guest: Client;
beforeAll(() => void (guest = new Client(world.server.url)));

const shown = `number title isOpen vendorName lines { position name quantity }
  answer { number status revision discountPercent taxTotal subtotal discountTotal finalAmount terms attachmentName lines { position price amount } }`;
const open = async (token: string) =>
  (await guest.query(`query($token: String!) { openVendorRequest(token: $token) { ${shown} } }`, { token })).data!.openVendorRequest;

const days = { dueOn: '2031-08-31', deliveryOn: '2031-07-31', description: 'From stock.' };
const offer = { ...days, discountPercent: '5', taxTotal: '1.20', terms: '30 days', lines: [{ position: 1, price: '10.500' }] };
const submit = (token: string, input: object = {}) =>
  guest.mutate('submitVendorOffer', { token, ...offer, ...input }, `openVendorRequest { ${shown} }`);
const withdraw = (token: string) => guest.mutate('withdrawVendorOffer', { token }, `openVendorRequest { ${shown} }`);
const issues = ({ errors }: { errors: { field: string | null; code: string }[] }) => errors.map(({ field, code }) => [field, code]);

/** A vendor who was asked, with their secret. */
async function asked(input: { isSealed?: boolean } = {}) {
  const vendor = await world.vendor();
  const requisition = await world.requisition([vendor], input);
  const secret = input.isSealed ? await world.deliver(requisition.id, vendor.id) : (await world.send(requisition.id, [vendor]))[0];
  return { vendor, requisition, secret };
}

const list = `query($id: ID!) { vendorQuotations(first: 5, filter: { requisition: { eq: $id } }) { edges { node { id number status isByLink isSealed
  subtotal discountTotal taxTotal finalAmount discountPercent attachment { id url name } lines { price amount } } } } }`;
const quotationsOf = async (client: Client, id: string) =>
  (await client.query(list, { id })).data!.vendorQuotations.edges.map(({ node }: { node: object }) => node) as Shown[];

describe('sending a requisition', () => {
  it('mails each vendor a link of their own, in their language', async () => {
    const [english, arab] = [await world.vendor(), await world.vendor({ language: 'AR' })];
    const requisition = await world.requisition([english, arab]);
    const [one, other] = await world.send(requisition.id, [english, arab]);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[\w-]{43}$/);
    expect((await world.mailTo(english.email)).body).toContain('/vendorManagement/requisition/externalRequisitionForm/?data=');
    const { subject, body } = await world.mailTo(arab.email);
    expect(subject).toContain('طلب عرض سعر');
    expect(body).toContain('/ar/vendorManagement/requisition/externalRequisitionForm/?data=');
    expect((await open(one)).lines).toMatchObject([{ quantity: '10' }, { quantity: '3' }]);
  });

  it('revokes the link sent before', async () => {
    const { requisition, vendor, secret } = await asked();
    const [newer] = await world.send(requisition.id, [vendor]);
    expect(await open(secret)).toBeNull();
    expect(await open(newer)).toMatchObject({ isOpen: true });
  });

  it('adds a vendor who is asked later, and asks for an approved requisition', async () => {
    const [first, later] = [await world.vendor(), await world.vendor()];
    const requisition = await world.requisition([first]);
    const input = { requisitionId: requisition.id, vendorIds: [later.id] };
    const { requisition: sent } = await world.buyer.mutate(
      'sendRequisition',
      input,
      'requisition { vendorIds requests { vendor { id } } }',
    );
    expect(sent).toEqual({ vendorIds: [first.id, later.id], requests: [{ vendor: { id: later.id } }] });
    const pending = await world.requisition([first], { requisitionStatus: 'PENDING' });
    expect(issues(await world.buyer.mutate('sendRequisition', { requisitionId: pending.id }, 'requisition { id }'))).toEqual([
      [null, 'requisitionNotApproved'],
    ]);
  });
});

describe('the holder of a link', () => {
  it('sees exactly what they typed, and can change and withdraw it', async () => {
    const { secret, requisition } = await asked();
    const { errors, openVendorRequest } = await submit(secret);
    expect(errors).toEqual([]);
    expect(openVendorRequest.answer).toMatchObject({
      status: 'SENT',
      revision: 1,
      subtotal: '105',
      discountTotal: '5.25',
      taxTotal: '1.2',
      finalAmount: '100.95',
      lines: [{ position: 1, price: '10.500', amount: '105' }],
    });
    const changed = await submit(secret, {
      lines: [
        { position: 1, price: '9' },
        { position: 2, price: '4' },
      ],
    });
    expect(changed.openVendorRequest.answer).toMatchObject({ revision: 2, subtotal: '102', number: openVendorRequest.answer.number });
    expect(await quotationsOf(world.buyer, requisition.id)).toMatchObject([{ isByLink: true, subtotal: '102', status: 'PENDING' }]);
    expect((await withdraw(secret)).openVendorRequest.answer.status).toBe('WITHDRAWN');
    expect((await withdraw(secret)).errors).toEqual([]);
    expect((await submit(secret)).openVendorRequest.answer).toMatchObject({ status: 'SENT', revision: 3 });
  });

  it('reads errors at the fields of the page', async () => {
    const { secret } = await asked();
    expect(issues(await submit(secret, { lines: [{ position: 1, price: null }] }))).toEqual([['lines', 'priceOne']]);
    expect(issues(await submit(secret, { lines: [{ position: 9, price: '1' }] }))).toEqual([['lines.0.position', 'notFound']]);
    expect(issues(await submit(secret, { deliveryOn: '2031-09-01' }))).toEqual([['deliveryOn', 'deliveryAfterDue']]);
    expect(issues(await submit(secret, { discountPercent: '101' }))).toEqual([['discountPercent', 'limitExceeded']]);
    expect(issues(await submit(secret, { dueOn: '2020-02-01', deliveryOn: '2020-01-01' }))).toEqual([
      ['deliveryOn', 'inThePast'],
      ['dueOn', 'inThePast'],
    ]);
  });

  it('reaches one requisition of one vendor', async () => {
    const [mine, theirs] = [await world.vendor(), await world.vendor()];
    const requisition = await world.requisition([mine, theirs]);
    const other = await asked();
    const [secret] = await world.send(requisition.id, [mine]);
    await submit(secret);
    expect(await quotationsOf(world.buyer, requisition.id)).toHaveLength(1);
    expect(await quotationsOf(world.buyer, other.requisition.id)).toEqual([]);
    expect((await open((await world.mailTo(theirs.email)).secret)).answer).toBeNull();
  });

  it('gets one answer for every link that does not work', async () => {
    const [cancelled, inactive, removed, over, revoked, pending] = await Promise.all([
      asked(),
      asked(),
      asked(),
      asked(),
      asked(),
      asked(),
    ]);
    await world.buyer.mutate('cancelRequisition', { id: cancelled.requisition.id }, 'requisition { id }', 'RecordInput');
    await world.buyer.mutate('updateVendor', { id: inactive.vendor.id, status: 'INACTIVE' }, 'vendor { id }');
    const stranger = await world.vendor();
    await world.buyer.mutate('updateRequisition', { id: removed.requisition.id, vendorIds: [stranger.id] }, 'requisition { id }');
    await world.pass(over.requisition.id);
    await world.send(revoked.requisition.id, [revoked.vendor]);
    await world.buyer.mutate('updateRequisition', { id: pending.requisition.id, requisitionStatus: 'PENDING' }, 'requisition { id }');
    const dead = [cancelled, inactive, removed, revoked, pending].map(({ secret }) => secret);
    for (const secret of [...dead, 'x'.repeat(43), '', 'x'.repeat(500)]) {
      expect(await open(secret)).toBeNull();
      expect(issues(await submit(secret))).toEqual([[null, 'linkOver']]);
      expect(issues(await withdraw(secret))).toEqual([[null, 'linkOver']]);
    }
    expect(await open(over.secret)).toMatchObject({ isOpen: false });
    expect(issues(await submit(over.secret))).toEqual([[null, 'linkOver']]);
  });
});

it('all vendors read questions and answers alike, but not who asked', async () => {
  const vendors = [await world.vendor(), await world.vendor()];
  const requisition = await world.requisition(vendors);
  const [mine, theirs] = await world.send(requisition.id, vendors);
  const ask = (question: string) =>
    guest.mutate('askVendorQuestion', { token: mine, question }, 'openVendorRequest { questions { question answer } }');
  const readBy = async (token: string) =>
    (await guest.query('query($token: String!) { openVendorRequest(token: $token) { questions { question answer } } }', { token })).data!
      .openVendorRequest.questions;
  expect(issues(await ask(' '))).toEqual([['question', 'required']]);
  expect((await ask('Which grade?')).openVendorRequest.questions).toEqual([{ question: 'Which grade?', answer: null }]);
  expect(await readBy(theirs)).toEqual([]);
  const query = 'query($id: ID!) { requisition(id: $id) { questions { id vendor { id } question } } }';
  const [asked] = (await world.buyer.query(query, { id: requisition.id })).data!.requisition.questions;
  expect(asked.vendor.id).toBe(vendors[0].id);
  await world.buyer.mutate('answerRequisitionQuestion', { id: asked.id, answer: 'Grade 5.' }, 'requisitionQuestion { answer }');
  const told = [{ question: 'Which grade?', answer: 'Grade 5.' }];
  expect([await readBy(mine), await readBy(theirs)]).toEqual([told, told]);
  for (let count = 1; count < 20; count++) await ask(`Question ${count}`);
  expect(issues(await ask('One more?'))).toEqual([['question', 'tooManyQuestions']]);
});

it('a link revoked in mid-upload stores nothing, and its revocation does not wait', async () => {
  const { secret, requisition, vendor } = await asked();
  const query = 'mutation($input: SubmitVendorOfferInput!) { submitVendorOffer(input: $input) { errors { code } } }';
  const variables = { input: { token: secret, ...offer, file: null } };
  const part = (name: string, text: string) => `--edge\r\ncontent-disposition: form-data; ${name}\r\n\r\n${text}\r\n`;
  const head = [
    part('name="operations"', JSON.stringify({ query, variables })),
    part('name="map"', JSON.stringify({ file: ['variables.input.file'] })),
    `--edge\r\ncontent-disposition: form-data; name="file"; filename="offer.txt"\r\n\r\nPrices`,
  ];
  const begun = Promise.withResolvers<void>();
  const revoked = Promise.withResolvers<void>();
  async function* body() {
    yield Buffer.from(head.join(''));
    begun.resolve();
    await revoked.promise;
    yield Buffer.from(': 77\r\n--edge--\r\n');
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=edge', 'apollo-require-preflight': 'true' };
  const init = { method: 'POST', headers, body: Readable.toWeb(Readable.from(body())), duplex: 'half' };
  const sending = fetch(`${world.server.url}/graphql`, init as RequestInit);
  await begun.promise;
  await world.send(requisition.id, [vendor]);
  revoked.resolve();
  expect(await (await sending).json()).toMatchObject({ data: { submitVendorOffer: { errors: [{ code: 'linkOver' }] } } });
  expect(await quotationsOf(world.buyer, requisition.id)).toEqual([]);
});

describe('the documented calls', () => {
  it('take the secret of a link in place of an account', async () => {
    const { secret, requisition } = await asked();
    const anyone = new Rest(world.server.url);
    const products = await anyone.get(`/procurement/externalRequisitionProducts/${secret}`);
    expect(products.body.data.products).toMatchObject([
      { position: 1, quantity: '10' },
      { position: 2, quantity: '3' },
    ]);
    expect((await anyone.get(`/procurement/getExternalVendor/${secret}`)).body.data).toMatchObject({ currency: 'USD' });
    const body = { dueDate: '2031-08-31', deliveryDate: '2031-07-31', description: 'By mail.', products: [{ price: 2 }, { price: 3 }] };
    const sent = await anyone.post('/procurement/vendor/addQuotation', { data: secret, ...body });
    expect(sent.body.data.answer).toMatchObject({ status: 'SENT', finalAmount: '29' });
    expect(await quotationsOf(world.buyer, requisition.id)).toMatchObject([{ finalAmount: '29' }]);
    for (const path of ['externalRequisitionProducts', 'getExternalVendor'])
      expect((await anyone.get(`/procurement/${path}/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await anyone.post('/procurement/vendor/addQuotation', { data: 'x'.repeat(43), ...body })).status).toBe(409);
  });
});

it('the documented calls register a vendor by the secret of a link', async () => {
  const { link } = await world.buyer.mutate('inviteVendor', {}, 'link');
  const data = /data=([\w-]+)/.exec(link as string)![1];
  const anyone = new Rest(world.server.url);
  const asked = 'query($token: String!) { openVendorRegistration(token: $token) { productGroups } }';
  const [group] = (await guest.query(asked, { token: data })).data!.openVendorRegistration.productGroups;
  const body = { name: 'Omar', email: 'omar@rest.test', company: 'Omar', address: '1 Road', phone: '12345678', country: 'Jordan' };
  const sent = await anyone.post('/procurement/createVendor', { data, ...body, productGroup: [group] });
  expect(sent.body.data).toEqual({ isSent: true });
  expect((await anyone.post('/procurement/createVendor', body)).status).toBe(401);
});

describe('a sealed requisition', () => {
  it('is not sent while its staff would read the links', async () => {
    const vendor = await world.vendor();
    const { id: requisitionId } = await world.requisition([vendor], { isSealed: true });
    expect(issues(await world.buyer.mutate('sendRequisition', { requisitionId }, 'requisition { id }'))).toEqual([
      [null, 'sealedNeedsMail'],
    ]);
  });

  it('shows amounts to nobody but the vendor until the due date has passed', async () => {
    const { secret, requisition } = await asked({ isSealed: true });
    await submit(secret, { lines: [{ position: 1, price: '77.77' }] });
    const sealed = { isSealed: true, subtotal: null, discountTotal: null, taxTotal: null, finalAmount: null, discountPercent: null };
    for (const client of [world.buyer, world.admin])
      expect(await quotationsOf(client, requisition.id)).toMatchObject([{ ...sealed, lines: [{ price: null, amount: null }] }]);
    expect((await open(secret)).answer.lines).toMatchObject([{ price: '77.77' }]);
    const [{ id }] = await quotationsOf(world.buyer, requisition.id);
    const history = await world.admin.query(
      'query($id: ID!) { auditEntries(first: 20, filter: { entityId: { eq: $id } }) { edges { node { changes } } } }',
      { id },
    );
    expect(history.data!.auditEntries.edges).not.toEqual([]);
    expect(JSON.stringify(history.data)).not.toContain('77.77');
    const change = (input: object) => world.buyer.mutate('updateVendorQuotation', { id, ...input }, 'vendorQuotation { id }');
    expect(issues(await change({ title: 'Other' }))).toEqual([[null, 'quotationSealed']]);
    expect(issues(await change({ status: 'APPROVED' }))).toEqual([[null, 'quotationSealed']]);
    const ask = (input: object) => world.buyer.mutate('updateRequisition', { id: requisition.id, ...input }, 'requisition { id }');
    expect(issues(await ask({ isSealed: false }))).toEqual([['isSealed', 'sealStays']]);
    expect(issues(await ask({ dueOn: '2031-06-01' }))).toEqual([['dueOn', 'sealStays']]);
    await world.pass(requisition.id);
    expect(await quotationsOf(world.buyer, requisition.id)).toMatchObject([
      { isSealed: false, subtotal: '777.7', lines: [{ price: '77.77' }] },
    ]);
  });

  it('seals the file too', async () => {
    const { secret, requisition } = await asked({ isSealed: true });
    const mutation = `mutation($input: SubmitVendorOfferInput!) { submitVendorOffer(input: $input) { errors { code } openVendorRequest { ${shown} } } }`;
    const file = { bytes: Buffer.from('Prices: 77.77'), name: 'offer.txt' };
    const { data } = await sendFile(guest, mutation, { token: secret, ...offer }, file);
    const sent = data.submitVendorOffer as { errors: object[]; openVendorRequest: { answer: { attachmentName: string } } };
    expect(sent.errors).toEqual([]);
    expect(sent.openVendorRequest.answer.attachmentName).toBe('offer.txt');
    expect(await quotationsOf(world.admin, requisition.id)).toMatchObject([{ attachment: null }]);
    await world.pass(requisition.id);
    const [{ attachment }] = await quotationsOf(world.admin, requisition.id);
    expect(attachment.name).toBe('offer.txt');
    const headers = { authorization: `Bearer ${world.buyer.token}` };
    expect(await (await fetch(`${world.server.url}${attachment.url}`, { headers })).text()).toBe('Prices: 77.77');
  });
});

describe('a vendor who registers by a link', () => {
  const read = async (token: string) =>
    (
      await guest.query(
        'query($token: String!) { openVendorRegistration(token: $token) { isSent currency productGroups company { name } } }',
        { token },
      )
    ).data!.openVendorRegistration;
  const values = {
    name: 'Ines Rey',
    companyName: 'Rey Rodamientos',
    email: 'ines@rey.test',
    phone: '+34 600 111 222',
    address: 'Calle 1',
    country: 'ES',
    language: 'SP',
  };
  const register = (token: string, input: object = {}) =>
    guest.mutate('registerVendor', { token, ...values, ...input }, 'openVendorRegistration { isSent }');
  const invite = async (input: Record<string, unknown> = {}) =>
    world.buyer.mutate('inviteVendor', input, 'link vendorInvitation { id email }');
  const invited = async () => /data=([\w-]+)/.exec((await invite()).link as string)![1];
  const found = async (email: string) => {
    const { data } = await world.buyer.query(
      'query($email: String) { vendors(first: 1, filter: { email: { eq: $email } }) { edges { node { id version status registration currency productGroupTitles } } } }',
      { email },
    );
    return data!.vendors.edges[0].node;
  };
  const decide = (name: string, input: Record<string, unknown>, Input = 'RecordInput') =>
    world.buyer.mutate(name, input, 'vendor { status registration }', Input);

  it('waits inactive until the company accepts, and is told', async () => {
    const token = await invited();
    const { productGroups, currency } = await read(token);
    expect(await read(token)).toMatchObject({ isSent: false });
    expect(issues(await register(token, { productGroups: [] }))).toEqual([['productGroups', 'chooseOne']]);
    expect(issues(await register(token, { productGroups: ['No such group'] }))).toEqual([['productGroups.0', 'notFound']]);
    expect((await register(token, { productGroups: [productGroups[0]] })).openVendorRegistration).toEqual({ isSent: true });
    const { id, ...vendor } = await found(values.email);
    expect(vendor).toMatchObject({ status: 'INACTIVE', registration: 'WAITING', currency, productGroupTitles: productGroups[0] });
    expect(issues(await world.buyer.mutate('updateVendor', { id, status: 'ACTIVE' }, 'vendor { id }'))).toEqual([
      ['status', 'registrationWaiting'],
    ]);
    expect((await decide('acceptVendor', { id })).vendor).toEqual({ status: 'ACTIVE', registration: 'ACCEPTED' });
    expect((await decide('acceptVendor', { id })).errors).toEqual([]);
    expect(issues(await decide('refuseVendor', { id }, 'RefuseVendorInput'))).toEqual([[null, 'invalidTransition']]);
    expect((await world.mailTo(values.email)).subject).toContain('ha aceptado su registro');
    expect(await read(token)).toBeNull();
  });

  it('is refused with a reason, by mail', async () => {
    const email = 'refused@rey.test';
    await invite({ email, language: 'AR' });
    const { secret } = await world.mailTo(email);
    const { productGroups } = await read(secret);
    await register(secret, { email, productGroups });
    const { id } = await found(email);
    await decide('refuseVendor', { id, reason: 'Too far away' }, 'RefuseVendorInput');
    expect(await found(email)).toMatchObject({ status: 'INACTIVE', registration: 'REFUSED' });
    expect((await world.mailTo(email)).body).toContain('Too far away');
  });

  it('registers once by a link, and never by one that does not work', async () => {
    const used = await invited();
    const { productGroups } = await read(used);
    const both = await Promise.all([1, 2, 3].map(each => register(used, { email: `many${each}@rey.test`, productGroups })));
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const withdrawn = await invite();
    await world.buyer.mutate('withdrawVendorInvitation', { id: withdrawn.vendorInvitation.id }, 'deletedIds', 'RecordInput');
    const { secret: ofAnother } = await asked();
    for (const token of [/data=([\w-]+)/.exec(withdrawn.link as string)![1], ofAnother, 'x'.repeat(43), '']) {
      expect(await read(token)).toBeNull();
      expect(issues(await register(token, { productGroups }))).toEqual([[null, 'linkOver']]);
    }
    expect(issues(await register(used, { productGroups }))).toEqual([[null, 'linkOver']]);
    expect(issues(await submit(await invited()))).toEqual([[null, 'linkOver']]);
  });
});

describe('every public operation by every link', () => {
  /** What an operation is told beside the secret, and the link that it is for. */
  const operations: Record<string, { by: string; input?: object }> = {
    openVendorRequest: { by: 'request' },
    submitVendorOffer: { by: 'request', input: offer },
    withdrawVendorOffer: { by: 'request' },
    askVendorQuestion: { by: 'request', input: { question: 'By when?' } },
    openVendorOrder: { by: 'order' },
    acknowledgeVendorOrder: { by: 'order' },
    announceVendorDelivery: { by: 'order', input: { deliveryOn: '2031-06-30' } },
    sendVendorBill: {
      by: 'order',
      input: { vendorNumber: 'M-1', issuedOn: '2025-06-30', lines: [{ position: 1, quantity: '1', unitPrice: '1' }] },
    },
    openVendorRegistration: { by: 'registration' },
    registerVendor: {
      by: 'registration',
      input: {
        name: 'Matrix',
        companyName: 'Matrix',
        email: 'matrix@rey.test',
        phone: '12345678',
        address: '1 Road',
        country: 'ES',
        language: 'EN',
        productGroups: ['Bearings'],
      },
    },
    sharedQuotation: { by: 'customer' },
    acceptSharedQuotation: { by: 'customer', input: { name: 'Lena' } },
    declineSharedQuotation: { by: 'customer', input: { reason: 'No' } },
    sharedProject: { by: 'guest' },
    sharedProjectFile: { by: 'guest' },
    openDecision: { by: 'approver' },
    decideByLink: { by: 'approver', input: { answer: 'APPROVE' } },
  };

  /** A project with a shared task and its file, opened to a guest. */
  async function sharedProject() {
    const { data } = await world.admin.query('{ tasks(first: 1) { edges { node { id version project { id } } } } }');
    const { id, version, project } = data.tasks.edges[0].node;
    await world.admin.mutate('updateTask', { id, version, isShared: true }, 'task { id }');
    const attach = 'mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { recordFile { id } } }';
    const file = await sendFile(world.admin, attach, { recordId: id }, { bytes: Buffer.from('Plan'), name: 'plan.txt' });
    const { link } = await world.admin.mutate('shareProject', { projectId: project.id, name: 'Guest', expiresOn: '2099-12-31' }, 'link');
    const { recordFile } = file.data.addRecordFile as { recordFile: { id: string } };
    return { fileId: recordFile.id, secret: new URL(link as string).searchParams.get('data')! };
  }

  it('works only by the link that is for it', async () => {
    // Every operation that takes a link to a record is here.
    const types = `{ __schema { queryType { fields { name args { name } } } mutationType { fields { name args { type { ofType { name inputFields { name } } } } } } } }`;
    const { queryType, mutationType } = (await world.admin.query(types)).data!.__schema;
    const takingToken = [
      ...queryType.fields.filter(({ args }: Shown) => args.some(({ name }: Shown) => name === 'token')),
      ...mutationType.fields.filter(({ args }: Shown) => args[0]?.type.ofType?.inputFields?.some(({ name }: Shown) => name === 'token')),
    ].map(({ name }: Shown) => name as string);
    const ofAccounts = ['openInvitation', 'acceptInvitation', 'resetPassword', 'confirmEmail', 'signInWithGoogle', 'signInWithOutlook'];
    expect(takingToken.filter(name => !ofAccounts.includes(name)).toSorted()).toEqual(Object.keys(operations).toSorted());

    const { secret: request, requisition, vendor } = await asked();
    const { vendorQuotation } = await world.quotation(requisition, vendor, ['1', '2']);
    const other = await asked();
    const awarded = await world.buyer.mutate(
      'approveVendorQuotation',
      { id: vendorQuotation.id },
      'vendorQuotation { order { id } }',
      'RecordInput',
    );
    const { id } = awarded.vendorQuotation.order;
    await world.buyer.mutate('issuePurchaseOrder', { id }, 'purchaseOrder { id }');
    await world.buyer.mutate('sendPurchaseOrder', { id }, 'purchaseOrder { id }', 'RecordInput');
    const shared = await sharedProject();
    const questionOf = (name: string) => `query($token: String!) { ${name}(token: $token) { __typename } }`;
    const questions: Record<string, string> = {
      sharedProjectFile: `query($token: String!) { sharedProjectFile(token: $token, fileId: "${shared.fileId}") }`,
    };
    const links: Record<string, string> = {
      request: other.secret,
      // Its requisition was awarded: nothing can be said by it any more.
      over: request,
      order: (await world.mailTo(vendor.email)).secret,
      registration: /data=([\w-]+)/.exec((await world.buyer.mutate('inviteVendor', {}, 'link')).link as string)![1],
      guest: shared.secret,
      nobody: 'x'.repeat(43),
    };
    for (const [link, token] of Object.entries(links)) {
      // Its own come first: after ten wrong guesses a link is limited.
      const own = ({ by }: { by: string }) => Number(by === link);
      for (const [name, { by, input }] of Object.entries(operations).toSorted(([, one], [, other]) => own(other) - own(one))) {
        const isQuery = queryType.fields.some((field: Shown) => field.name === name);
        const works = by === link || (link === 'over' && name === 'openVendorRequest');
        if (isQuery) {
          const answer = (await guest.query(questions[name] ?? questionOf(name), { token })).data![name];
          expect(answer !== null, `${name} by the link of ${link}`).toBe(works);
        } else {
          const answer = await guest.mutate(name, { token, ...input, dryRun: true }, '__typename');
          expect(
            issues(answer as never).some(([, code]) => code === 'linkOver'),
            `${name} by the link of ${link}`,
          ).toBe(!works);
        }
      }
    }
  });
});
