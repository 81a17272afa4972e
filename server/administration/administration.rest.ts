import { NotFound } from '../core/errors.ts';
import {
  anyOf,
  call,
  contains,
  create,
  firstAllowed,
  list,
  one,
  oneId,
  remove,
  table,
  textOf,
  update,
  type RestCall,
  type Values,
} from '../core/rest/Route.ts';
import { countryCode, firstStateIn } from './geography/countries.ts';

const company = {
  names: { en: 'Company', ar: 'الشركة', sp: 'la empresa' },
  selection: `{ id name currency country city address phone email website taxNumber taxRate pricesIncludeTax vatMode cashRounding fiscalYearStartMonth timeZone
    dateFormat numberFormat firstDayOfWeek status plan { code } modules logo { url } userCount storageUsed version createdAt updatedAt }`,
};
const companyChoice = { names: { en: 'Company', ar: 'الشركة', sp: 'la empresa' }, selection: '{ id: companyId name }' };
const role = {
  names: { en: 'Role', ar: 'الدور', sp: 'el rol' },
  selection: '{ id title description permissions status userCount version createdAt updatedAt }',
};
const user = {
  names: { en: 'User', ar: 'المستخدم', sp: 'el usuario' },
  selection:
    '{ id name email status employee: employeeName role { id title status } profileImage { url } emailConfirmedAt lastSignInAt version createdAt updatedAt }',
};
const permission = { names: { en: 'Permission', ar: 'الصلاحية', sp: 'el permiso' }, selection: '{ id: code name }' };
const country = { names: { en: 'Country', ar: 'الدولة', sp: 'el país' }, selection: '{ id: number name iso2: code phoneCode currency }' };
const state = { names: { en: 'State', ar: 'الولاية', sp: 'el estado' }, selection: '{ id: number name iso2: code countryCode }' };
const city = { names: { en: 'City', ar: 'المدينة', sp: 'la ciudad' }, selection: '{ id: number name stateCode countryCode }' };

/** Resolves the body's country, given by code or name. */
async function companyBody({ body }: RestCall): Promise<Values> {
  if (typeof body.country !== 'string') return body;
  return { ...body, country: (await countryCode(body.country)) ?? body.country };
}

/** Throws NotFound unless the id is the viewer's own company. */
function ownCompany({ params, viewer }: RestCall): Values {
  if (oneId(params.id) !== viewer!.companyId) throw NotFound();
  return {};
}
const ownCompanyBody = async (request: RestCall) => ({ ...(await companyBody(request)), ...ownCompany(request) });

const updateCompany = (path: string, example: Values) =>
  firstAllowed(
    update(path, company, 'updateCompany', { values: companyBody, example }),
    update(path, company, 'updateCompanySettings', { values: ownCompanyBody }),
  );

/** Reads country and state from the body, by number or code; when several are given, takes the first pair that exists. */
async function stateOf({ body }: RestCall): Promise<Values> {
  const given = (...names: string[]) =>
    names
      .map(name => body[name])
      .filter(value => typeof value === 'string' || typeof value === 'number')
      .map(String);
  const countries = given('countryId', 'country', 'countryCode');
  const states = given('stateId', 'state', 'stateCode');
  return (await firstStateIn(countries, states)) ?? { countryId: countries[0], stateId: states[0] };
}

const permissionsExample = ['CRM', 'HRM'];

/** Documented REST calls of Administration. Administrators see and change their own company, SUPER_ADMIN every company. */
export const administrationRoutes = table('Administration', [
  firstAllowed(list('/getCompany', company, 'companies', { name: contains('name') }), list('/getCompany', company, 'companySettings')),
  firstAllowed(one('/getCompany/{id}', company, 'company'), one('/getCompany/{id}', company, 'companySettings', { values: ownCompany })),
  create('/company', company, 'createCompany', {
    values: companyBody,
    example: { name: 'Atlas Trading', currency: 'USD', country: 'Spain' },
  }),
  updateCompany('/company/{id}', { name: 'Atlas Trading', currency: 'USD' }),
  updateCompany('/updateCompany/{id}', { currency: 'USD' }),
  remove('/deleteCompany/[{id}]', company, 'deleteCompanies'),
  list('/user/getAll', user, 'users', {
    name: contains('name'),
    email: contains('email'),
    status: anyOf('status'),
    // The list covers the viewer's own company only, so another company's name matches no user.
    companyName: (name, { viewer }) =>
      viewer!.companyName.toLowerCase().includes(textOf(name)!.trim().toLowerCase()) ? {} : { status: { in: [] } },
  }),
  remove('/user/delete/{id}', user, 'deleteUsers'),
  call('POST', '/user/assignRole', user, 'assignRole', {
    values: ({ body }) => ({ ...body, userId: body.userId ?? body.employeeId }),
    outcome: 'updated',
    example: { userId: 'id of the user', roleId: 'id of the role' },
  }),
  call('POST', '/user/set-inactive-or-active', user, 'setUserStatus', {
    values: ({ body }) => ({ ...body, id: body.userId ?? body.id }),
    outcome: 'updated',
    example: { userId: 'id of the user', status: 'INACTIVE' },
  }),
  list('/permission/getAll', permission, 'permissions'),
  list('/roles', role, 'roles', { name: contains('title'), status: anyOf('status') }),
  one('/roles/{id}', role, 'role'),
  create('/roles', role, 'createRole', {
    example: { title: 'Sales', description: 'Sells.', permissions: permissionsExample, status: 'ACTIVE' },
  }),
  update('/roles/{id}', role, 'updateRole', {
    example: { title: 'Sales', description: 'Sells.', permissions: permissionsExample, status: 'ACTIVE' },
  }),
  remove('/role/[{id}]', role, 'deleteRoles'),
  list('/get-countries', country, 'countries'),
  list('/get-states/{id}', state, 'states', {}, { values: ({ params }) => ({ countryId: oneId(params.id) }) }),
  list('/get-cities', city, 'cities', {}, { method: 'POST', values: stateOf, example: { country: 'ES', state: 'B' } }),
]);

/** Companies to choose from; documented under HRM. */
export const companyChoiceRoutes = table('HRM', [
  list(
    '/company/getAll',
    companyChoice,
    'companyChoices',
    {},
    { parameters: ['name'], values: ({ query }) => ({ name: textOf(query.name) }) },
  ),
]);
