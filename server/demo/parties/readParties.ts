import { LanguageCode } from '../../core/session/LanguageCode.ts';

/** Customers and products as they are written down: one a line, its parts between bars. */
export interface PartiesText {
  /** Host of its e-mail | name | company | address | city | country | phone. */
  customers: string;
  /** Code | name | price | `zero` where it is not taxed. */
  products: string;
}

const arab = new Set(['SA', 'AE', 'EG', 'JO', 'MA', 'TN', 'OM', 'KW', 'QA', 'BH', 'LB', 'IQ', 'PS', 'SY']);
const spanish = new Set(['ES', 'MX', 'CL', 'CO', 'AR', 'PE']);
const languageIn = (country: string) => (arab.has(country) ? LanguageCode.AR : spanish.has(country) ? LanguageCode.SP : LanguageCode.EN);

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(part => part.trim()));

/** How a company ends in its legal form, where it does. */
const legalForm = (company: string) =>
  /(Inc\.|LLC|Ltd|Corp\.|Co\.|S\.A\. de C\.V\.|S\. ?Coop\.|S\.L\.|S\.A\.S\.|S\.A\.C\.|S\.A\.|S\.R\.L\.|SRL|SARL|SpA|Ltda\.|GmbH|AB|AS|A\.Ş\.|م\.م|ذ\.م\.م|ش\.م\.م|ش\.م\.ل)$/.exec(
    company,
  )?.[0] ?? null;

/** The customers of a demo company; the same phone and host make the same tax number, so that who is there twice can be told. */
export const customersIn = ({ customers }: PartiesText) =>
  rowsOf(customers).map(([host, name, companyName, address, city, country, phone], index, all) => {
    const first = all.findIndex(([other]) => other === host);
    const values = {
      name,
      companyName,
      address,
      city,
      country,
      phone,
      email: `office@${host}.test`,
      language: languageIn(country),
      incorporationId: first === index ? `${country}-${String(41_207 + first * 613)}` : null,
      registrationType: legalForm(companyName),
      taxNumber: `${country}${String(300_114_209 + first * 90_717)}`,
    };
    return { host, values };
  });

/** The products of a demo company. */
export const productsIn = ({ products }: PartiesText) =>
  rowsOf(products).map(([code, name, salePrice, tax]) => ({
    code,
    name,
    salePrice,
    vatCategory: tax === 'zero' ? 'ZERO_RATED' : 'STANDARD_RATED',
  }));

const people = {
  EN: {
    first: 'Alice Ben Carla Derek Erin Frank Gina Howard Irene Jack Karen Liam Monica Neil Olivia Peter Rachel Scott Tina Victor'.split(
      ' ',
    ),
    last: 'Abbott Bennett Coleman Dawson Ellison Fletcher Graves Hayes Ingram Jennings Keller Lawson Mercer Norris Olsen Porter Quinn'.split(
      ' ',
    ),
    departments: ['Purchasing', 'Maintenance', 'Management', 'Accounts payable', 'Warehouse'],
  },
  SP: {
    first: 'Adela Bruno Cecilia Diego Elena Felipe Gloria Hugo Inés Javier Laura Marcos Nuria Óscar Pilar Ramiro Sara Tomás'.split(' '),
    last: 'Aguirre Blanco Cordero Domínguez Escobar Figueroa Gallardo Herrero Iglesias Jiménez Lozano Medina Navarro Ortiz Paredes'.split(
      ' ',
    ),
    departments: ['Compras', 'Mantenimiento', 'Dirección', 'Contabilidad', 'Almacén'],
  },
  AR: {
    first:
      'أحمد:ahmad سلمى:salma يوسف:yousef هالة:hala طارق:tareq ريم:reem سامر:samer نادين:nadine وليد:walid لينا:lina زياد:ziad رولا:rula بلال:bilal غادة:ghada'.split(
        ' ',
      ),
    last: 'النجار:najjar الحداد:haddad السالم:salem القاضي:qadi الشريف:sharif الخوري:khoury العبدالله:abdullah المصري:masri الزين:zein درويش:darwish الحمصي:homsi'.split(
      ' ',
    ),
    departments: ['المشتريات', 'الصيانة', 'الإدارة', 'المحاسبة', 'المستودعات'],
  },
};

/** Somebody at a customer's, the same at every load: called as people are there, with an address at its host. */
export function contactAt(host: string, language: LanguageCode, index: number) {
  const { first, last, departments } = people[language];
  const [given, family] = [first[(index * 7) % first.length], last[(index * 11) % last.length]];
  const name = [given, family].map(part => part.split(':')[0]).join(' ');
  const address = [given, family]
    .map(part =>
      part
        .split(':')
        .at(-1)!
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase(),
    )
    .join('.');
  return { name, email: `${address}@${host}.test`, department: departments[index % departments.length] };
}
