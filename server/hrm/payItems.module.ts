import { Benefit } from './benefit/Benefit.ts';
import { BenefitResolver } from './benefit/BenefitResolver.ts';
import { Deduction } from './deduction/Deduction.ts';
import { DeductionResolver } from './deduction/DeductionResolver.ts';
import { EarlierPayLine } from './earlierPay/EarlierPayLine.ts';
import { EarlierPayResolver } from './earlierPay/EarlierPayResolver.ts';
import { EmployeeLoan } from './loan/EmployeeLoan.ts';
import { EmployeeLoanResolver } from './loan/EmployeeLoanResolver.ts';
import { PayrollTax, PayrollTaxSlab } from './payrollTax/PayrollTax.ts';
import { PayrollTaxResolver } from './payrollTax/PayrollTaxResolver.ts';

/** What pay is made of, and what was lent or paid before: entities and resolvers of the module. */
export const payItems = {
  entities: [Benefit, Deduction, EarlierPayLine, EmployeeLoan, PayrollTax, PayrollTaxSlab],
  resolvers: [BenefitResolver, DeductionResolver, EarlierPayResolver, EmployeeLoanResolver, PayrollTaxResolver],
};
