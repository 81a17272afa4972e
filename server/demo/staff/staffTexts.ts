/** Departments of a demo company: one per line, fields separated by `|`. */
export interface StaffText {
  /** Title, description, `inactive` if it is. */
  departments: string;
}

export const atlasStaff: StaffText = {
  departments: `
Management | Sets targets and budgets, and answers to the owners
Sales | Sells to plants and workshops, and looks after them
Purchasing | Finds vendors, compares offers and orders parts
Warehouse | Receives, stores, counts and ships goods
Field service | Aligns, repairs and trains at the customer's site
Finance | Invoices, payments, budgets and the books
Human resources | Hires, pays and looks after the people of Atlas
Projects | Plans and delivers conveyor and drive projects
Online shop | Runs the shop, its pictures and its orders
Export desk | Closed in spring; Sales has taken over its customers | inactive`,
};

export const borealStaff: StaffText = {
  departments: `
الإدارة | تضع الأهداف والموازنات وتتابع تنفيذها
المبيعات | تبيع للمتاجر والفنادق والمطاعم
الإنتاج | يعصر ويعبّئ ويغلّف في معمل سحاب
ضبط الجودة | يفحص كل تشغيلة قبل خروجها
المستودع والتوصيل | يخزّن في التبريد ويوصّل الطلبات
Finanzas | Facturas, cobros, presupuestos e impuestos
People | Hiring, pay and everything about the people of Boreal`,
};
