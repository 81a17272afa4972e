/** Departments and positions of a demo company: one per line, fields separated by `|`. */
export interface StaffText {
  /** Title, description, `inactive` if it is. */
  departments: string;
  /** Title, department, cadre, type, monthly budget, headcount if there is one, description, `inactive` if it is. */
  positions: string;
  /** Address, title and introduction of the careers page. */
  careers: string;
  /** Title of a position that is open for applications, and what applicants read about it. */
  openings: string;
  /**
   * Name, position, manager, e-mail, phone, when they joined, birth date, city, salary, education, technologies; any of `head`, `left` and `raised` with
   * when. When is days ago, or `15@3` for the 15th of the month three months ago.
   */
  employees: string;
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
Sales assistant | Sales | Junior | PART_TIME | 7200 | 3 | Writes quotations and follows up on them
Buyer | Purchasing | Senior | FULL_TIME | 26000 | 4 | Compares offers, orders parts and follows deliveries
Warehouse manager | Warehouse | Management | FULL_TIME | 7200 | 1 | Runs the warehouse, its counts and its people
Warehouse clerk | Warehouse | Junior | FULL_TIME | 26000 | 7 | Receives, stores, picks and ships goods
Field technician | Field service | Senior | FULL_TIME | 32000 | 6 | Aligns and repairs drives at the customer's site
Apprentice technician | Field service | Apprentice | INTERNSHIP | 4400 | 2 | Learns the trade beside a field technician
Chief accountant | Finance | Management | FULL_TIME | 8800 | 1 | Keeps the books and closes the month
Accountant | Finance | Senior | FULL_TIME | 18000 | 3 | Invoices, payments and reconciliation
People officer | Human resources | Senior | FULL_TIME | 12500 | 2 | Hires, pays and looks after people
Project manager | Projects | Management | FULL_TIME | 16500 | 2 | Plans projects and delivers them on time
Project engineer | Projects | Senior | CONTRACT | 27000 | | Draws and commissions conveyors for a project
Shop editor | Online shop | Senior | FULL_TIME | 11000 | 2 | Keeps products, pictures and orders of the shop
IT administrator | Management | Senior | FULL_TIME | 6800 | 1 | Looks after accounts, devices and access
Export clerk | Export desk | Junior | TEMPORARY | 3600 | 1 | Customs papers of the export desk | inactive`,
  careers:
    'atlas-trading | Atlas Trading | We keep the drives and conveyors of the East Coast running. Forty people in Newark and on the road, who fix things properly and go home on time.',
  openings: `
Field technician | You align and repair belt, chain and gear drives at our customers’ sites in New York and New Jersey. You have a trade in mechanics or mechatronics, a driving licence and two years on the road. We offer a van of your own, paid training in laser alignment and no work on Sundays.
Sales representative | You look after sixty plants and workshops of a region, and win new ones. You can read a drawing, and you like to call on people. Spanish or Arabic is welcome.
Accountant | You post invoices and payments, reconcile our banks and prepare the month’s close with our chief accountant.`,
  employees: `
Nora Haddad | Managing director | | admin@atlas.test | 12125550101 | 3960 | 1975-03-14 | New York | 14500 | MBA, Columbia Business School | | head
Daniel Brooks | Sales manager | Nora Haddad | crm@atlas.test | 12125550102 | 2840 | 1981-07-02 | Jersey City | 8900 | BA Economics, Rutgers | CRM, Excel | head | raised 190
Sofía Delgado | Sales representative | Daniel Brooks | sofia.delgado@atlas.test | 12125550103 | 1490 | 1989-11-23 | New York | 4850 | BBA, Universidad de los Andes | CRM
خالد العمري | Sales representative | Daniel Brooks | khaled.alomari@atlas.test | 12125550104 | 1120 | 1992-01-30 | Newark | 4700 | بكالوريوس إدارة أعمال، الجامعة الأردنية | CRM
Gabriel Rojas | Sales representative | Daniel Brooks | gabriel.rojas@atlas.test | 12125550105 | 640 | 1994-05-17 | New York | 4500 | Ingeniería Industrial, UNAM | CRM, SQL | raised 16@3
Thomas Reed | Sales representative | Daniel Brooks | thomas.reed@atlas.test | 12125550106 | 2210 | 1986-09-09 | Hoboken | 4600 | BSc Marketing, Baruch College | | left
Maya Lindqvist | Sales assistant | Daniel Brooks | | 12125550107 | 410 | 1998-12-05 | New York | 2350 | BA Languages, Hunter College | Excel | raised 38
Hannah Weiss | Buyer | Nora Haddad | procurement@atlas.test | 12125550108 | 2530 | 1983-04-19 | New York | 6600 | Dipl.-Kffr., TU Berlin | SAP, Excel | head
مريم قاسم | Buyer | Hannah Weiss | mariam.qasim@atlas.test | 12125550109 | 980 | 1991-08-08 | Paterson | 6100 | بكالوريوس محاسبة، جامعة اليرموك | Excel
Ruth Goldberg | Buyer | Hannah Weiss | ruth.goldberg@atlas.test | 12125550110 | 3120 | 1978-02-27 | New York | 6450 | BSc Logistics, SUNY Maritime | Excel
Omar Saleh | Warehouse manager | Nora Haddad | inventory@atlas.test | 12125550111 | 2760 | 1982-10-11 | Elizabeth | 7050 | BSc Supply Chain, Rutgers | WMS | head
Andrés Peña | Warehouse clerk | Omar Saleh | andres.pena@atlas.test | 12125550112 | 860 | 1995-06-21 | Newark | 3700 | Bachillerato, Bogotá | WMS
Samuel Osei | Warehouse clerk | Omar Saleh | samuel.osei@atlas.test | 12125550113 | 720 | 1993-03-03 | Newark | 3650 | High school diploma | WMS, forklift licence
Keisha Grant | Warehouse clerk | Omar Saleh | | 12125550114 | 330 | 1999-01-15 | Elizabeth | 3500 | High school diploma | Forklift licence
Pavel Novák | Field technician | Nora Haddad | | 12125550115 | 1980 | 1984-12-12 | Yonkers | 5600 | Mechatronics technician, Brno | Laser alignment | head
Diego Marín | Field technician | Pavel Novák | | 12125550116 | 1230 | 1990-04-04 | Queens | 5350 | Técnico en electromecánica, SENA | Vibration analysis
Aisha Bello | Apprentice technician | Pavel Novák | | 12125550117 | 150 | 2004-09-28 | Bronx | 2200 | High school diploma |
Grace Okafor | Chief accountant | Nora Haddad | finance@atlas.test | 12125550118 | 2650 | 1980-05-25 | New York | 8700 | MSc Accounting, CPA | Excel, SQL | head
Emily Carter | Accountant | Grace Okafor | emily.carter@atlas.test | 12125550119 | 1340 | 1990-10-30 | Brooklyn | 5700 | BSc Accounting, NYU | Excel
Clara Jensen | Accountant | Grace Okafor | clara.jensen@atlas.test | 12125550120 | 1890 | 1987-07-18 | Stamford | 5600 | BSc Finance, Aarhus | Excel | left
Lucía Fernández | People officer | Nora Haddad | hrm@atlas.test | 12125550121 | 2020 | 1985-02-09 | New York | 6300 | Psicología del trabajo, UAM | HRM | head
هدى الشامي | People officer | Lucía Fernández | huda.alshami@atlas.test | 12125550122 | 560 | 1993-11-01 | Jersey City | 5900 | ماجستير موارد بشرية، جامعة دمشق | HRM
Mateo Vargas | Project manager | Nora Haddad | projects@atlas.test | 12125550123 | 1710 | 1984-06-06 | New York | 8200 | Ingeniería Civil, PUC Chile | MS Project | head
Yuki Tanaka | Project engineer | Mateo Vargas | yuki.tanaka@atlas.test | 12125550124 | 890 | 1992-03-22 | Fort Lee | 6900 | BEng Mechanical, Osaka University | AutoCAD, Inventor
فارس الخطيب | Project engineer | Mateo Vargas | fares.alkhatib@atlas.test | 12125550125 | 430 | 1994-07-14 | Clifton | 6700 | هندسة ميكانيكية، جامعة القاهرة | AutoCAD
ليلى منصور | Shop editor | Nora Haddad | ecommerce@atlas.test | 12125550126 | 1560 | 1988-08-20 | New York | 5500 | تصميم غرافيك، الجامعة اللبنانية | Photoshop, SEO | head
Beatriz Núñez | Shop editor | ليلى منصور | beatriz.nunez@atlas.test | 12125550127 | 690 | 1995-12-24 | Queens | 5200 | Comunicación, Universidad de Sevilla | Photoshop
Priya Raman | IT administrator | Nora Haddad | roles@atlas.test | 12125550128 | 1650 | 1987-01-19 | Edison | 6700 | BTech Computer Science, Chennai | Linux, networks
Jonas Lind | Warehouse clerk | Omar Saleh | nobody@atlas.test | 12125550129 | 120 | 2003-04-12 | New York | 2900 | Student, Columbia | | left
Олена Коваленко | Project engineer | Mateo Vargas | olena.kovalenko@atlas.test | 12125550130 | 720 | 1991-05-08 | Jersey City | 6600 | Інженер-механік, КПІ | AutoCAD
Marcus Lee | Sales representative | Daniel Brooks | marcus.lee@atlas.test | 12125550131 | 530 | 1993-02-17 | Newark | 4600 | BA Communication, Montclair State | CRM
Carmen Ibáñez | Sales assistant | Daniel Brooks | carmen.ibanez@atlas.test | 12125550132 | 480 | 1999-10-06 | New York | 2300 | Traducción e Interpretación, Salamanca | Excel
ياسمين الحاج | Accountant | Grace Okafor | yasmin.alhaj@atlas.test | 12125550133 | 610 | 1994-12-01 | Paterson | 5500 | بكالوريوس محاسبة، جامعة دمشق | Excel
Tyrone Jackson | Warehouse clerk | Omar Saleh | tyrone.jackson@atlas.test | 12125550134 | 15@3 | 2000-08-13 | Newark | 3400 | High school diploma | Forklift licence
Rosa Medina | Warehouse clerk | Omar Saleh | rosa.medina@atlas.test | 12125550135 | 940 | 1996-03-29 | Elizabeth | 3450 | Bachillerato, Quito | WMS
Wei Zhang | Field technician | Pavel Novák | wei.zhang@atlas.test | 12125550136 | 1050 | 1988-01-21 | Queens | 5200 | BEng Mechatronics, Tianjin University | Laser alignment | raised 1@0
Mihai Ionescu | Field technician | Pavel Novák | mihai.ionescu@atlas.test | 12125550137 | 830 | 1987-06-02 | Yonkers | 5150 | Electromechanics technician, Cluj | Vibration analysis
عمر الديري | Field technician | Pavel Novák | omar.aldiri@atlas.test | 12125550138 | 690 | 1992-09-19 | Bronx | 5100 | معهد متوسط صناعي، حلب | Laser alignment
Kofi Mensah | Apprentice technician | Pavel Novák | kofi.mensah@atlas.test | 12125550139 | 1@4 | 2005-04-25 | Bronx | 2200 | High school diploma
Georgia Papas | Buyer | Hannah Weiss | georgia.papas@atlas.test | 12125550140 | 770 | 1986-11-11 | Astoria | 6000 | BSc Business, Queens College | SAP, Excel
Amelia Stone | Project manager | Mateo Vargas | amelia.stone@atlas.test | 12125550141 | 1180 | 1983-07-30 | Brooklyn | 7900 | MSc Civil Engineering, Cornell | MS Project
Sean Murphy | Project engineer | Amelia Stone | sean.murphy@atlas.test | 12125550142 | 390 | 1995-03-17 | Yonkers | 6500 | BEng Mechanical, Galway | Inventor
Виктор Лебедев | Warehouse clerk | Omar Saleh | viktor.lebedev@atlas.test | 12125550143 | 460 | 1990-12-09 | Brooklyn | 3350 | Техникум, Одесса | WMS, forklift licence`,
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
عامل إنتاج | الإنتاج | ثانية | FULL_TIME | 4900.000 | 15 | يعمل على خط التعبئة والتغليف
مراقب جودة | ضبط الجودة | أولى | FULL_TIME | 3300.000 | 4 | يأخذ العينات ويفحصها ويوثّق النتائج
أمين مستودع | المستودع والتوصيل | أولى | FULL_TIME | 1600.000 | 3 | يستلم ويخزّن ويجرد البضائع
سائق مبرّد | المستودع والتوصيل | ثانية | FULL_TIME | 2700.000 | 6 | يوصّل الطلبات مع حفظ سلسلة التبريد
Contable | Finanzas | Senior | FULL_TIME | 2400.000 | 2 | Lleva facturas, cobros e impuestos
People partner | People | Senior | FULL_TIME | 1300.000 | 1 | Hires people and looks after them
متدرّب | الإنتاج | تدريب | INTERNSHIP | 500.000 | | يتعلّم العمل على خطوط الإنتاج`,
  careers: 'boreal-foods | بوريال للأغذية | ننتج زيت الزيتون والحلويات ونوزّعها في الأردن والخليج. فريق واحد في سحاب وعمّان يعتني بما يصنع.',
  openings: `
مراقب جودة | تأخذ العينات من خطوط العصر والتعبئة وتفحصها في المختبر وتوثّق نتائجها وفق HACCP. نطلب شهادة في التغذية أو الصناعات الغذائية وسنة خبرة، ونوفّر المواصلات من عمّان والتأمين الصحي.
سائق مبرّد | توصّل طلبات المتاجر والمطاعم مع حفظ سلسلة التبريد. نطلب رخصة قيادة من الفئة الرابعة ومعرفة بطرق عمّان والزرقاء.`,
  employees: `
رنا الزعبي | المدير العام | | admin@boreal.test | 962795550101 | 3300 | 1978-04-02 | عمّان | 3150.000 | ماجستير إدارة أعمال، الجامعة الأردنية | | head
يزن حداد | مندوب مبيعات | رنا الزعبي | yazan.haddad@boreal.test | 962795550102 | 1800 | 1988-10-15 | عمّان | 780.000 | بكالوريوس تسويق، جامعة البتراء | CRM | head | raised 190
دينا عبيدات | مندوب مبيعات | يزن حداد | dina.obeidat@boreal.test | 962795550103 | 900 | 1993-06-28 | إربد | 690.500 | بكالوريوس إدارة، جامعة اليرموك | CRM
هيثم الرواشدة | مشرف إنتاج | رنا الزعبي | | 962795550104 | 2400 | 1981-12-19 | سحاب | 745.000 | دبلوم صناعات غذائية | HACCP | head
محمود العبادي | عامل إنتاج | هيثم الرواشدة | | 962795550105 | 1100 | 1995-02-11 | سحاب | 345.000 | ثانوية عامة | | raised 95
سعاد المومني | عامل إنتاج | هيثم الرواشدة | | 962795550106 | 760 | 1997-09-05 | ماركا | 340.250 | ثانوية عامة |
إسراء الطراونة | مراقب جودة | رنا الزعبي | | 962795550107 | 1450 | 1990-03-30 | عمّان | 820.000 | بكالوريوس تغذية، جامعة مؤتة | HACCP, ISO 22000 | head | raised 16@2
سامي نصار | أمين مستودع | رنا الزعبي | sami.nassar@boreal.test | 962795550108 | 1950 | 1985-07-21 | الزرقاء | 560.000 | دبلوم إدارة مستودعات | | head
طارق المجالي | أمين مستودع | سامي نصار | tareq.majali@boreal.test | 962795550109 | 1300 | 1991-11-09 | عمّان | 510.000 | ثانوية عامة | | left
عمر الفايز | سائق مبرّد | سامي نصار | | 962795550110 | 640 | 1989-01-25 | عمّان | 450.000 | رخصة قيادة مركبات ثقيلة |
Carmen Ortega | Contable | رنا الزعبي | carmen.ortega@boreal.test | 962795550111 | 1600 | 1984-05-13 | عمّان | 1150.000 | Licenciatura en Contaduría, Universidad de Granada | Excel | head
Miguel Santos | Contable | Carmen Ortega | miguel.santos@boreal.test | 962795550112 | 700 | 1992-08-17 | عمّان | 980.000 | Administración y Finanzas, Lisboa | Excel
Ingrid Solberg | People partner | رنا الزعبي | ingrid.solberg@boreal.test | 962795550113 | 1250 | 1986-10-27 | عمّان | 1240.000 | MSc Organisational Psychology, Oslo | | head
عبير الحوراني | مشرف إنتاج | رنا الزعبي | abeer.hourani@boreal.test | 962795550114 | 1700 | 1984-02-16 | سحاب | 715.000 | بكالوريوس هندسة صناعية، الجامعة الهاشمية | HACCP
خلود بني حسن | عامل إنتاج | هيثم الرواشدة | | 962795550115 | 980 | 1994-05-07 | المفرق | 325.000 | ثانوية عامة |
نضال الزيود | عامل إنتاج | هيثم الرواشدة | | 962795550116 | 870 | 1992-11-28 | الزرقاء | 330.500 | ثانوية عامة |
رائد الشوابكة | عامل إنتاج | هيثم الرواشدة | | 962795550117 | 15@3 | 2001-07-15 | سحاب | 300.000 | ثانوية عامة |
Marisol Reyes | عامل إنتاج | هيثم الرواشدة | | 962795550118 | 690 | 1993-01-09 | سحاب | 318.000 | Secundaria, Cebú |
Ashraf Karim | عامل إنتاج | عبير الحوراني | | 962795550119 | 640 | 1990-08-22 | ماركا | 318.000 | Secondary school, Dhaka |
صفاء القضاة | عامل إنتاج | عبير الحوراني | | 962795550120 | 590 | 1998-03-03 | عجلون | 312.250 | ثانوية عامة |
أنس الخصاونة | عامل إنتاج | عبير الحوراني | | 962795550121 | 520 | 1999-12-12 | سحاب | 310.000 | ثانوية عامة |
منال الجراح | عامل إنتاج | عبير الحوراني | | 962795550122 | 450 | 1996-06-18 | الزرقاء | 310.000 | دبلوم تغذية |
زيد العجارمة | عامل إنتاج | عبير الحوراني | | 962795550123 | 410 | 2000-10-01 | ناعور | 305.000 | ثانوية عامة |
Ελένη Παπαδάκη | مراقب جودة | إسراء الطراونة | eleni.papadaki@boreal.test | 962795550124 | 1@5 | 1991-04-11 | عمّان | 795.000 | Τεχνολογία Τροφίμων, Ηράκλειο | HACCP, olive oil panel
بلال المعايطة | أمين مستودع | سامي نصار | bilal.maaytah@boreal.test | 962795550125 | 780 | 1988-09-14 | الكرك | 440.000 | ثانوية عامة | WMS
هبة الدباس | أمين مستودع | سامي نصار | heba.dabbas@boreal.test | 962795550126 | 560 | 1995-01-31 | السلط | 425.500 | دبلوم محاسبة | Excel
معتز الصمادي | سائق مبرّد | سامي نصار | | 962795550127 | 920 | 1986-05-20 | إربد | 440.000 | رخصة قيادة مركبات ثقيلة | | raised 1@0
فراس الحديد | سائق مبرّد | سامي نصار | | 962795550128 | 610 | 1990-07-07 | عمّان | 430.000 | رخصة قيادة مركبات ثقيلة |
وائل العدوان | سائق مبرّد | سامي نصار | | 962795550129 | 480 | 1993-03-26 | الشونة | 425.000 | رخصة قيادة مركبات ثقيلة |
لمى النسور | مندوب مبيعات | يزن حداد | lama.nsour@boreal.test | 962795550130 | 830 | 1994-10-19 | السلط | 670.000 | بكالوريوس إدارة، جامعة البلقاء | CRM
Daniel Haddad | مندوب مبيعات | يزن حداد | daniel.haddad@boreal.test | 962795550131 | 540 | 1992-02-24 | عمّان | 665.000 | BA Marketing, Beirut | CRM
جود الفاعوري | متدرّب | هيثم الرواشدة | | 962795550132 | 400 | 2004-06-06 | السلط | 185.000 | طالب صناعات غذائية |
سلمى أبو الغنم | متدرّب | عبير الحوراني | | 962795550133 | 400 | 2004-11-23 | مادبا | 185.000 | طالبة صناعات غذائية |
حمزة العتوم | عامل إنتاج | عبير الحوراني | | 962795550134 | 430 | 1997-08-08 | جرش | 308.000 | ثانوية عامة |`,
};
