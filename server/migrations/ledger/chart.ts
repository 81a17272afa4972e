/** An account every company begins with: number, name in English, Arabic and Spanish, and the role by which modules post to it. */
type Row = [number: string, en: string, ar: string, sp: string, role?: string];
/** A heading with what stands below it; its number's first digit says the type. */
type Group = [...head: [number: string, en: string, ar: string, sp: string], accounts: Row[]];

const groups: Group[] = [
  ['1000', 'Assets', 'الأصول', 'Activo', []],
  [
    '1100',
    'Cash and bank',
    'النقد والبنوك',
    'Efectivo y bancos',
    [
      ['1110', 'Cash on hand', 'النقد في الصندوق', 'Caja', 'CASH'],
      ['1120', 'Card payments in transit', 'مدفوعات البطاقات قيد التحصيل', 'Cobros con tarjeta pendientes', 'CARD'],
      ['1130', 'Bank account', 'الحساب البنكي', 'Cuenta bancaria', 'BANK'],
    ],
  ],
  [
    '1200',
    'Receivables',
    'الذمم المدينة',
    'Cuentas por cobrar',
    [
      ['1210', 'Trade receivables', 'ذمم العملاء', 'Clientes', 'RECEIVABLE'],
      ['1220', 'Advances to suppliers', 'دفعات مقدمة للموردين', 'Anticipos a proveedores', 'VENDOR_ADVANCES'],
      ['1230', 'Advances to employees', 'سلف الموظفين', 'Anticipos al personal', 'EMPLOYEE_ADVANCES'],
      ['1240', 'VAT on purchases', 'ضريبة القيمة المضافة على المشتريات', 'IVA soportado', 'VAT_INPUT'],
    ],
  ],
  [
    '1300',
    'Inventory',
    'المخزون',
    'Existencias',
    [
      ['1310', 'Goods in stock', 'بضائع في المخزن', 'Mercaderías', 'INVENTORY'],
      ['1320', 'Goods in transit', 'بضائع في الطريق', 'Mercaderías en tránsito', 'GOODS_IN_TRANSIT'],
    ],
  ],
  [
    '1500',
    'Fixed assets',
    'الأصول الثابتة',
    'Inmovilizado',
    [
      ['1510', 'Equipment', 'المعدات', 'Equipos'],
      ['1590', 'Accumulated depreciation', 'مجمع الإهلاك', 'Amortización acumulada'],
    ],
  ],
  ['2000', 'Liabilities', 'الالتزامات', 'Pasivo', []],
  [
    '2100',
    'Payables',
    'الذمم الدائنة',
    'Cuentas por pagar',
    [
      ['2110', 'Trade payables', 'ذمم الموردين', 'Proveedores', 'PAYABLE'],
      [
        '2120',
        'Goods received, not invoiced',
        'بضائع مستلمة لم تصدر فواتيرها',
        'Mercancía recibida pendiente de facturar',
        'GOODS_RECEIVED',
      ],
      ['2130', 'Customer advances', 'دفعات مقدمة من العملاء', 'Anticipos de clientes', 'CUSTOMER_ADVANCES'],
    ],
  ],
  [
    '2200',
    'Taxes payable',
    'ضرائب مستحقة',
    'Impuestos por pagar',
    [
      ['2210', 'VAT on sales', 'ضريبة القيمة المضافة على المبيعات', 'IVA repercutido', 'VAT_OUTPUT'],
      ['2220', 'Payroll taxes', 'ضرائب الرواتب', 'Retenciones e impuestos sobre la nómina', 'PAYROLL_TAXES'],
    ],
  ],
  [
    '2300',
    'Payroll payable',
    'مستحقات الموظفين',
    'Remuneraciones pendientes',
    [
      ['2310', 'Salaries payable', 'رواتب مستحقة', 'Sueldos por pagar', 'SALARIES_PAYABLE'],
      ['2320', 'Payroll deductions', 'استقطاعات الرواتب', 'Deducciones de nómina', 'PAYROLL_DEDUCTIONS'],
    ],
  ],
  ['2400', 'Loans', 'القروض', 'Préstamos', [['2410', 'Bank loans', 'قروض بنكية', 'Préstamos bancarios']]],
  [
    '3000',
    'Equity',
    'حقوق الملكية',
    'Patrimonio neto',
    [
      ['3100', 'Capital', 'رأس المال', 'Capital'],
      ['3200', 'Retained earnings', 'الأرباح المحتجزة', 'Resultados acumulados', 'RETAINED_EARNINGS'],
      ['3900', 'Opening balances', 'الأرصدة الافتتاحية', 'Saldos de apertura', 'OPENING_BALANCE'],
    ],
  ],
  [
    '4000',
    'Income',
    'الإيرادات',
    'Ingresos',
    [
      ['4100', 'Sales of goods', 'مبيعات البضائع', 'Ventas de mercaderías', 'SALES'],
      ['4200', 'Sales of services', 'إيرادات الخدمات', 'Prestaciones de servicios', 'SERVICE_SALES'],
      ['4300', 'Sales returns', 'مردودات المبيعات', 'Devoluciones de ventas', 'SALES_RETURNS'],
      ['4900', 'Other income', 'إيرادات أخرى', 'Otros ingresos', 'OTHER_INCOME'],
    ],
  ],
  [
    '5000',
    'Cost of sales',
    'تكلفة المبيعات',
    'Coste de ventas',
    [
      ['5100', 'Cost of goods sold', 'تكلفة البضائع المباعة', 'Coste de las mercaderías vendidas', 'COST_OF_SALES'],
      ['5200', 'Price differences', 'فروق الأسعار', 'Diferencias de precio', 'PRICE_DIFFERENCE'],
      ['5300', 'Stock adjustments', 'تسويات المخزون', 'Ajustes de existencias', 'STOCK_ADJUSTMENT'],
      ['5400', 'Scrapped goods', 'بضائع تالفة', 'Mermas y desechos', 'SCRAP'],
    ],
  ],
  [
    '6000',
    'Operating expenses',
    'المصروفات التشغيلية',
    'Gastos de explotación',
    [
      ['6100', 'Salaries', 'الرواتب', 'Sueldos y salarios', 'SALARIES'],
      ['6110', 'Employer contributions', 'مساهمات صاحب العمل', 'Cargas sociales de la empresa', 'EMPLOYER_COST'],
      ['6200', 'Rent', 'الإيجار', 'Alquileres'],
      ['6300', 'Utilities', 'المرافق', 'Suministros'],
      ['6400', 'Marketing', 'التسويق', 'Publicidad'],
      ['6500', 'Depreciation', 'الإهلاك', 'Amortizaciones'],
      ['6600', 'Bank charges', 'الرسوم البنكية', 'Comisiones bancarias', 'BANK_CHARGES'],
      ['6700', 'Bad debts', 'الديون المعدومة', 'Créditos incobrables', 'BAD_DEBT'],
      ['6800', 'General expenses', 'مصروفات عمومية', 'Gastos generales', 'EXPENSES'],
    ],
  ],
  [
    '7000',
    'Differences',
    'الفروق',
    'Diferencias',
    [
      ['7100', 'Cash differences', 'فروق الصندوق', 'Diferencias de caja', 'CASH_DIFFERENCE'],
      ['7200', 'Rounding', 'فروق التقريب', 'Redondeo', 'ROUNDING'],
      ['7300', 'Exchange differences', 'فروق العملة', 'Diferencias de cambio', 'EXCHANGE_DIFFERENCE'],
    ],
  ],
];

const types: Record<string, string> = { 1: 'ASSET', 2: 'LIABILITY', 3: 'EQUITY', 4: 'INCOME', 5: 'EXPENSE', 6: 'EXPENSE', 7: 'EXPENSE' };

const text = (value: string | undefined) => (value === undefined ? 'null' : `'${value.replaceAll("'", "''")}'`);
const row = ([number, en, ar, sp, role]: Row, parent: string | undefined, isGroup: boolean) =>
  `(${[number, en, ar, sp, types[number[0]], parent, role].map(text).join(', ')}, ${isGroup})`;

/** The template's rows as SQL values: number, name, name_ar, name_sp, type, parent, role, is_group. */
export const chart = groups
  .flatMap(([number, en, ar, sp, accounts]) => [
    row([number, en, ar, sp], /^[12][1-9]/.test(number) ? `${number[0]}000` : undefined, true),
    ...accounts.map(account => row(account, number, false)),
  ])
  .join(',\n  ');
