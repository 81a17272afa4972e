import type { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';

/** Texts of a demo company's stock. */
export interface StockTexts {
  /** The default warehouse and a second one. */
  warehouses: [WarehouseText, WarehouseText];
  opening: string;
  delivery: string;
  missing: string;
  broken: string;
  spoiled: string;
  /** Notes on transfers between the warehouses, in the order they are loaded. */
  transfers: { restocked: string; broughtBack: string; calledOff: string; planned: string };
  counts: { quarterly: string; abandoned: string; underWay: string };
  /** Deliveries: two received, and one that is being unpacked. */
  receipts: [DeliveryText, DeliveryText, DeliveryText];
  /** A product that keeps serial numbers, and the delivery that brought its pieces. */
  serialized: DeliveryText &
    Pick<InventoryProduct, 'name' | 'code' | 'manufacturer' | 'purchasePrice' | 'salePrice'> & { serials: string[] };
}

interface DeliveryText {
  supplier: string;
  /** Number of the delivery note. */
  reference: string;
  note: string | null;
}

interface WarehouseText {
  name: string;
  code: string;
  address: string;
  city: string;
}

export const atlasStock: StockTexts = {
  warehouses: [
    { name: 'Brooklyn warehouse', code: 'BK', address: '220 3rd Avenue', city: 'Brooklyn' },
    { name: 'Newark depot', code: 'NK', address: '41 Doremus Avenue', city: 'Newark' },
  ],
  opening: 'Carried over from the old system',
  delivery: 'Monthly delivery',
  missing: 'One short on the shelf',
  broken: 'Box dropped from the forklift',
  spoiled: 'Seal broken',
  transfers: {
    restocked: 'Shelves in Newark filled up',
    broughtBack: 'For a customer who collects in Brooklyn',
    calledOff: 'The van is at the garage',
    planned: 'Goes with Thursday’s van',
  },
  counts: { quarterly: 'Quarterly count', abandoned: 'Begun while a delivery was still being unpacked', underWay: 'Spot check' },
  receipts: [
    { supplier: 'Hudson Valley Wholesale', reference: 'HV-20418', note: 'Two pallets, shrink wrap intact' },
    { supplier: 'Garden State Supply', reference: 'DN 77310', note: null },
    { supplier: 'Hudson Valley Wholesale', reference: 'HV-20533', note: 'One carton still to come' },
  ],
  serialized: {
    name: 'Warehouse scanner WS-40',
    code: 'WS-40',
    manufacturer: 'Halden Instruments',
    purchasePrice: '182',
    salePrice: '249',
    supplier: 'Halden Instruments',
    reference: 'HI 40-118',
    note: 'Serial numbers checked against the cartons',
    serials: ['WS40-24117', 'WS40-24118', 'WS40-24121', 'WS40-24126', 'WS40-24130', 'WS40-24133'],
  },
};

export const borealStock: StockTexts = {
  warehouses: [
    { name: 'مستودع سحاب', code: 'SH', address: 'مدينة سحاب الصناعية، شارع 14', city: 'سحاب' },
    { name: 'مخزن ماركا', code: 'MK', address: 'شارع الملك عبدالله، ماركا', city: 'عمّان' },
  ],
  opening: 'رصيد مُرحَّل من النظام السابق',
  delivery: 'توريد شهري',
  missing: 'نقص على الرف',
  broken: 'عبوات تالفة عند التفريغ',
  spoiled: 'عبوات منتفخة',
  transfers: {
    restocked: 'تعبئة رفوف مخزن ماركا',
    broughtBack: 'لعميل يستلم من سحاب',
    calledOff: 'الشاحنة في الصيانة',
    planned: 'مع شاحنة يوم الخميس',
  },
  counts: { quarterly: 'الجرد الفصلي', abandoned: 'بدأ قبل الانتهاء من تفريغ التوريد', underWay: 'جرد مفاجئ' },
  receipts: [
    { supplier: 'مؤسسة النور للتوريدات', reference: 'N-5521', note: 'منصتان بتغليف سليم' },
    { supplier: 'شركة البركة التجارية', reference: 'BR-1187', note: null },
    { supplier: 'مؤسسة النور للتوريدات', reference: 'N-5604', note: 'كرتونة واحدة لم تصل بعد' },
  ],
  serialized: {
    name: 'ميزان إلكتروني',
    code: 'SC-30',
    manufacturer: 'هالدن',
    purchasePrice: '96',
    salePrice: '135',
    supplier: 'مؤسسة النور للتوريدات',
    reference: 'N-5611',
    note: 'طوبقت الأرقام التسلسلية مع الكراتين',
    serials: ['SC30-7741', 'SC30-7742', 'SC30-7745', 'SC30-7750'],
  },
};
