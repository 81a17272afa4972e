import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { fieldsOf } from '../fieldsOf.ts';

/** Customers and products as text: one per line, fields separated by `|`. */
export interface PartiesText {
  /** E-mail host | name | company | address | city | country | phone. */
  customers: string;
  /** Code | name | price | `zero` if zero-rated. */
  products: string;
  /** Code | manufacturer | brand | purchase price | reorder level | opening quantity | shelf life in days if perishable. */
  stock: string;
}

const arab = new Set(['SA', 'AE', 'EG', 'JO', 'MA', 'TN', 'OM', 'KW', 'QA', 'BH', 'LB', 'IQ', 'PS', 'SY']);
const spanish = new Set(['ES', 'MX', 'CL', 'CO', 'AR', 'PE']);
const languageIn = (country: string) => (arab.has(country) ? LanguageCode.AR : spanish.has(country) ? LanguageCode.SP : LanguageCode.EN);

/** The legal form at the end of a company's name; null if there is none. */
const legalForm = (company: string) =>
  /(Inc\.|LLC|Ltd|Corp\.|Co\.|S\.A\. de C\.V\.|S\. ?Coop\.|S\.L\.|S\.A\.S\.|S\.A\.C\.|S\.A\.|S\.R\.L\.|SRL|SARL|SpA|Ltda\.|GmbH|AB|AS|A\.Ş\.|م\.م|ذ\.م\.م|ش\.م\.م|ش\.م\.ل)$/.exec(
    company,
  )?.[0] ?? null;

/** Parses a demo company's customers. Those with the same host get the same tax number, so that duplicates can be found. */
export const customersIn = ({ customers }: PartiesText) =>
  fieldsOf(customers).map(([host, name, companyName, address, city, country, phone], index, all) => {
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

/** Parses a demo company's products. */
export const productsIn = ({ products, stock }: PartiesText) => {
  const details = new Map(fieldsOf(stock).map(row => [row[0], row]));
  return fieldsOf(products).map(([code, name, salePrice, tax], index) => {
    const [, manufacturer, brand, purchasePrice, reorderLevel, , shelfLife] = details.get(code)!;
    return {
      code,
      name,
      manufacturer,
      brand,
      purchasePrice,
      reorderLevel,
      salePrice,
      barcode: barcodeOf(index, code),
      isPerishable: !!shelfLife,
      vatCategory: tax === 'zero' ? 'ZERO_RATED' : 'STANDARD_RATED',
    };
  });
};

/** Opening quantity and shelf life in days (0 if not perishable) of each product, by code. */
export const startsIn = ({ stock }: PartiesText) =>
  new Map(
    fieldsOf(stock).map(([code, , , , , quantity, shelfLife]) => [code, { quantity: Number(quantity), shelfLife: Number(shelfLife ?? 0) }]),
  );

/** Generates a barcode of thirteen digits with a check digit (EAN-13). */
function barcodeOf(index: number, code: string): string {
  const digits = `${code.startsWith('BF') ? '625' : '061'}4407${String(10_457 + index * 83).padStart(5, '0')}`;
  const total = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 ? 3 : 1), 0);
  return digits + String((10 - (total % 10)) % 10);
}

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

/** Generates a contact with a local name and an address at the customer's host; the same at every load. */
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
