/** What pay is made of in a demo company: one item per line, fields separated by `|`. */
export interface PayText {
  /** Title, kind, type, amount, cycle, description; `exempt` if taxes do not count it, `inactive` if it is. */
  benefits: string;
  /** Title, type, cycle, employee's and employer's share; slabs as `day: from rate, from rate; day: …`; `inactive` if it is. */
  taxes: string;
  /** Title, type, cycle, employee's and employer's share; `pre-tax`, `statutory` or both; `inactive` if it is. */
  deductions: string;
}

export const atlasPay: PayText = {
  benefits: `
Health insurance | IN_KIND | FIXED | 640 | MONTHLY | Medical, dental and vision plan for employees and their families | exempt
Transit allowance | CASH | FIXED | 132 | MONTHLY | Subway and commuter rail
On-call allowance | CASH | PERCENT | 4 | MONTHLY | For field technicians who are on call at weekends
Company van | IN_KIND | FIXED | 310 | MONTHLY | Private use of a service van
Safety bonus | CASH | FIXED | 450 | QUARTERLY | Paid after a quarter without an accident
Year-end bonus | CASH | PERCENT | 5 | YEARLY | Paid with the December salary
Relocation grant | CASH | FIXED | 3500 | ONCE | Paid once to employees who move for the job
Language course | IN_KIND | FIXED | 90 | MONTHLY | Spanish lessons, replaced by the online course | exempt, inactive`,
  taxes: `
Federal income tax, single | SLABS | YEARLY | | | 2025-01-01: 0 10, 11925 12, 48475 22, 103350 24, 197300 32, 250525 35, 626350 37; 2026-01-01: 0 10, 12400 12, 50400 22, 105700 24, 201775 32, 256225 35, 640600 37
New York State income tax | SLABS | YEARLY | | | 2025-01-01: 0 4, 8500 4.5, 11700 5.25, 13900 5.5, 80650 6, 215400 6.85
Social Security | PERCENT | MONTHLY | 6.2 | 6.2
Medicare | PERCENT | MONTHLY | 1.45 | 1.45
Federal unemployment tax | PERCENT | MONTHLY | | 0.6
Occupational tax | FIXED | YEARLY | 52 | | | inactive`,
  deductions: `
401(k) plan | PERCENT | MONTHLY | 6 | 3 | pre-tax
Health plan contribution | FIXED | MONTHLY | 145 | 495 | pre-tax
Paid family leave | PERCENT | MONTHLY | 0.388 | | statutory
Disability insurance | FIXED | WEEKLY | 0.60 | | statutory
Union dues | FIXED | MONTHLY | 38
Parking permit | FIXED | QUARTERLY | 180
Uniform deposit | FIXED | ONCE | 75
Gym membership | FIXED | BIWEEKLY | 12.50 | | | inactive`,
};

export const borealPay: PayText = {
  benefits: `
بدل مواصلات | CASH | FIXED | 35.000 | MONTHLY | لمن يعملون في معمل سحاب
علاوة غلاء معيشة | CASH | FIXED | 25.500 | MONTHLY | تُصرف لجميع الموظفين
تأمين صحي | IN_KIND | FIXED | 42.750 | MONTHLY | للموظف وعائلته | exempt
عمولة مبيعات | CASH | PERCENT | 3 | MONTHLY | لمندوبي المبيعات
راتب الثالث عشر | CASH | PERCENT | 100 | YEARLY | يُصرف في نهاية السنة
Bono de bienvenida | CASH | FIXED | 150.000 | ONCE | Se paga con el primer salario`,
  taxes: `
ضريبة الدخل | SLABS | YEARLY | | | 2025-01-01: 0 0, 9000 5, 14000 10, 19000 15, 24000 20, 29000 25
المساهمة الوطنية | PERCENT | YEARLY | 1 | | | inactive
Impuesto municipal | FIXED | YEARLY | 12.500`,
  deductions: `
الضمان الاجتماعي | PERCENT | MONTHLY | 7.5 | 14.25 | pre-tax, statutory
صندوق الادخار | PERCENT | MONTHLY | 2.5 | 2.5
وجبات المعمل | FIXED | WEEKLY | 4.250
بدل زي العمل | FIXED | ONCE | 18.000
Cuota del club | FIXED | MONTHLY | 6.000 | | | inactive`,
};
