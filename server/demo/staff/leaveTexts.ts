/** Leave in a demo company: one item per line, fields separated by `|`. */
export interface LeaveText {
  /** Title, days per year; `unpaid`, `confidential` or `inactive` if it is; days that go over to the next year. */
  types: string;
  /** Title, month and day of this year and the next one, country. */
  holidays: string;
  /** Place of the employee in the list, type, days from today to its first working day, its working days, status, part of the day. */
  requests: string;
  /** Place of the employee, type, kind, days, whether on the year's first day or days from today, and why. */
  adjustments: string;
  /** Why somebody asks to correct their attendance. */
  correction: string;
}

export const atlasLeave: LeaveText = {
  correction: 'I forgot to check out and left at the end of my shift.',
  types: `
Annual leave | 20 | | 5
Sick leave | 10 | confidential
Parental leave | 60
Unpaid leave | | unpaid
Jury duty |
Floating holiday | 2 | inactive`,
  holidays: `
New Year’s Day | 01-01 | US
Juneteenth | 06-19 | US
Independence Day | 07-04 | US
Veterans Day | 11-11 | US
Christmas Day | 12-25 |`,
  requests: `
1 | Annual leave | -40 | 5 | APPROVED
2 | Sick leave | -12 | 2 | APPROVED
3 | Annual leave | 18 | 8 | PENDING
4 | Unpaid leave | -40 | 3 | APPROVED
11 | Annual leave | 6 | 1 | PENDING | MORNING
6 | Parental leave | -60 | 20 | APPROVED
7 | Annual leave | 10 | 4 | REFUSED
8 | Annual leave | -5 | 1 | CANCELLED
9 | Jury duty | 3 | 1 | APPROVED
10 | Annual leave | 25 | 3 | PENDING`,
  adjustments: `
12 | Annual leave | OPENING | 17.5 | FIRST | Taken over from the former payroll system.
13 | Annual leave | OPENING | 23 | FIRST | Taken over from the former payroll system.
3 | Annual leave | CORRECTION | 2 | -30 | Worked two Saturdays at the trade fair.
7 | Annual leave | CORRECTION | -1.5 | -20 | Three afternoons that were not requested in time.
12 | Sick leave | OPENING | 6 | FIRST | Taken over from the former payroll system.`,
};

export const borealLeave: LeaveText = {
  correction: 'نسيت تسجيل الانصراف، وقد غادرت في نهاية الدوام.',
  types: `
إجازة سنوية | 14
إجازة مرضية | 14 | confidential
إجازة بدون راتب | | unpaid
إجازة دراسية | 5`,
  holidays: `
رأس السنة الميلادية | 01-01 |
عيد العمال | 05-01 | JO
عيد الاستقلال | 05-25 | JO
عيد الميلاد المجيد | 12-25 | JO`,
  requests: `
1 | إجازة سنوية | -30 | 4 | APPROVED
2 | إجازة مرضية | -8 | 1 | APPROVED | AFTERNOON
3 | إجازة سنوية | 12 | 5 | PENDING
4 | إجازة بدون راتب | -40 | 2 | APPROVED
5 | إجازة دراسية | 7 | 1 | PENDING`,
  adjustments: `
6 | إجازة سنوية | OPENING | 16.5 | FIRST | منقول من نظام الرواتب السابق.
3 | إجازة سنوية | CORRECTION | 1 | -25 | عمل يوم عطلة في المعرض.
6 | إجازة مرضية | OPENING | 9 | FIRST | منقول من نظام الرواتب السابق.`,
};
