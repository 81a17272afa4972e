/** What is said of a demo company's stock. */
export interface StockTexts {
  /** The default one, and another. */
  warehouses: [WarehouseText, WarehouseText];
  opening: string;
  delivery: string;
  missing: string;
  broken: string;
  spoiled: string;
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
};
