import { Benefit } from './benefit/Benefit.ts';
import { BenefitResolver } from './benefit/BenefitResolver.ts';
import { Deduction } from './deduction/Deduction.ts';
import { DeductionResolver } from './deduction/DeductionResolver.ts';
import { hrmRoutes } from './hrm.rest.ts';
import { PayrollTax, PayrollTaxSlab } from './payrollTax/PayrollTax.ts';
import { PayrollTaxResolver } from './payrollTax/PayrollTaxResolver.ts';

/** What the company pays its people, and what it takes from their pay. */
export const hrm = {
  entities: [Benefit, Deduction, PayrollTax, PayrollTaxSlab],
  resolvers: [BenefitResolver, DeductionResolver, PayrollTaxResolver],
  routes: hrmRoutes,
};
