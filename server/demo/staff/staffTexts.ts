/** Departments and positions of a demo company: one per line, fields separated by `|`. */
export interface StaffText {
  /** Title, description, `inactive` if it is. */
  departments: string;
  /** Title, department, cadre, type, monthly budget, headcount if there is one, description, `inactive` if it is. */
  positions: string;
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
  positions: `
Managing director | Management | Executive | FULL_TIME | 14500 | 1 | Leads the company and answers to its owners
Sales manager | Sales | Management | FULL_TIME | 9000 | 1 | Leads the sales team and its targets
Sales representative | Sales | Senior | FULL_TIME | 30000 | 6 | Looks after the plants and workshops of a region
Sales assistant | Sales | Junior | PART_TIME | 4800 | 2 | Writes quotations and follows up on them
Buyer | Purchasing | Senior | FULL_TIME | 19500 | 3 | Compares offers, orders parts and follows deliveries
Warehouse manager | Warehouse | Management | FULL_TIME | 7200 | 1 | Runs the warehouse, its counts and its people
Warehouse clerk | Warehouse | Junior | FULL_TIME | 22000 | 6 | Receives, stores, picks and ships goods
Field technician | Field service | Senior | FULL_TIME | 32000 | 6 | Aligns and repairs drives at the customer's site
Apprentice technician | Field service | Apprentice | INTERNSHIP | 4400 | 2 | Learns the trade beside a field technician
Chief accountant | Finance | Management | FULL_TIME | 8800 | 1 | Keeps the books and closes the month
Accountant | Finance | Senior | FULL_TIME | 18000 | 3 | Invoices, payments and reconciliation
People officer | Human resources | Senior | FULL_TIME | 12500 | 2 | Hires, pays and looks after people
Project manager | Projects | Management | FULL_TIME | 16500 | 2 | Plans projects and delivers them on time
Project engineer | Projects | Senior | CONTRACT | 14000 | | Draws and commissions conveyors for a project
Shop editor | Online shop | Senior | FULL_TIME | 11000 | 2 | Keeps products, pictures and orders of the shop
IT administrator | Management | Senior | FULL_TIME | 6800 | 1 | Looks after accounts, devices and access
Export clerk | Export desk | Junior | TEMPORARY | 3600 | 1 | Customs papers of the export desk | inactive`,
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
  positions: `
المدير العام | الإدارة | تنفيذية | FULL_TIME | 3200.000 | 1 | يقود الشركة ويمثّلها أمام الشركاء
مندوب مبيعات | المبيعات | أولى | FULL_TIME | 3000.000 | 4 | يزور المتاجر والمطاعم ويتابع طلباتها
مشرف إنتاج | الإنتاج | إشرافية | FULL_TIME | 1500.000 | 2 | يدير خط العصر والتعبئة في ورديته
عامل إنتاج | الإنتاج | ثانية | FULL_TIME | 4200.000 | 12 | يعمل على خط التعبئة والتغليف
مراقب جودة | ضبط الجودة | أولى | FULL_TIME | 1700.000 | 2 | يأخذ العينات ويفحصها ويوثّق النتائج
أمين مستودع | المستودع والتوصيل | أولى | FULL_TIME | 1600.000 | 3 | يستلم ويخزّن ويجرد البضائع
سائق مبرّد | المستودع والتوصيل | ثانية | FULL_TIME | 2000.000 | 4 | يوصّل الطلبات مع حفظ سلسلة التبريد
Contable | Finanzas | Senior | FULL_TIME | 2400.000 | 2 | Lleva facturas, cobros e impuestos
People partner | People | Senior | FULL_TIME | 1300.000 | 1 | Hires people and looks after them
متدرّب | الإنتاج | تدريب | INTERNSHIP | 500.000 | | يتعلّم العمل على خطوط الإنتاج`,
};
