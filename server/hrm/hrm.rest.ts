import { applicationRoutes } from './application/application.rest.ts';
import { contains, create, list, remove, table, update } from '../core/rest/Route.ts';

const benefit = {
  names: { en: 'Benefit', ar: 'الميزة', sp: 'la prestación' },
  selection: '{ id title description kind type amount cycle isTaxable status version createdAt updatedAt }',
};
const benefitExample = { title: 'Meal allowance', description: 'Paid with every salary.', amount: 60 };
const tax = {
  names: { en: 'Tax', ar: 'الضريبة', sp: 'el impuesto' },
  selection: '{ id title type cycle amount employerAmount slabs: lines { id validFrom above percent } status version createdAt updatedAt }',
};
const taxExample = { title: 'Income tax', type: 'PERCENT', cycle: 'MONTHLY', amount: 12 };
const deduction = {
  names: { en: 'Deduction', ar: 'الاستقطاع', sp: 'la deducción' },
  selection: '{ id title type cycle amount employerAmount isPreTax isStatutory status version createdAt updatedAt }',
};
const deductionExample = { title: 'Social security', type: 'PERCENT', cycle: 'MONTHLY', amount: 7.5, employerAmount: 14.25 };
const title = { title: contains('title') };

/** Documented REST calls of applications and of what pay is made of. */
export const hrmRoutes = table('HRM', [
  ...applicationRoutes,
  list('/hrm/getAllBenefits', benefit, 'benefits', title),
  create('/hrm/createBenefits', benefit, 'createBenefit', { example: benefitExample }),
  update('/hrm/updateBenefits/{id}', benefit, 'updateBenefit', { example: benefitExample }),
  remove('/hrm/deleteBenefits/{id}', benefit, 'deleteBenefits'),
  list('/hrm/getAllTexes', tax, 'payrollTaxes', title),
  create('/hrm/createTex', tax, 'createPayrollTax', { example: taxExample }),
  update('/hrm/updateTex/{id}', tax, 'updatePayrollTax', { example: taxExample }),
  remove('/hrm/deleteTex/{id}', tax, 'deletePayrollTaxes'),
  list('/hrm/getAllDeductions', deduction, 'deductions', title),
  create('/hrm/createDeduction', deduction, 'createDeduction', { example: deductionExample }),
  update('/hrm/updateDeduction/{id}', deduction, 'updateDeduction', { example: deductionExample }),
  remove('/hrm/deleteDeduction/{id}', deduction, 'deleteDeductions'),
]);
