/** Projects of a demo company: one per line, fields separated by `|`. */
export interface ProjectText {
  /**
   * Key, name, categories, status (TODO, IN_PROGRESS, COMPLETED), priority, first day, due day and, if it is done, last day (all in days from today),
   * budget, e-mails of the members, description.
   */
  projects: string;
  /**
   * Key of the project, name, status, priority, first and due day and, if it is done, last day (all in days from today), hours, weightage,
   * e-mails of the assignees, tags, number of the task it is a part of, numbers of the tasks it waits for, summary.
   */
  tasks: string;
  /** Key of the task and the items of its checklist, of which those ticked begin with `+`, separated by semicolons. */
  checklists: string;
  /** Key of the project, name, state, first and last day (in days from today), numbers of its tasks, goal. */
  sprints: string;
  /** Name of a template, and the key of the task that it was saved from. */
  templates: string;
  /** Title, key of the task that is made again, frequency, every so many weeks or months, weekdays, first day (in days from today), owner's e-mail. */
  recurring: string;
  /** Key of the task, author's e-mail, day (in days from today), text in Markdown with \n for new lines, and reactions, each a kind and an e-mail. */
  comments: string;
}

export const atlasProjects: ProjectText = {
  projects: `
ATL | New warehouse in Newark | Logistics, Construction | IN_PROGRESS | HIGH | -62 | 60 | | 180000 | projects@atlas.test, inventory@atlas.test, yuki.tanaka@atlas.test, andres.pena@atlas.test | Fit out the hall on Dock Street and move the stock of fast sellers there before spring.
SHOP | Online shop relaunch | Marketing, IT | IN_PROGRESS | URGENT | -90 | -6 | | 42000 | projects@atlas.test, ecommerce@atlas.test, fares.alkhatib@atlas.test | A faster shop in three languages, with a checkout that takes three steps.
FAIR | Trade fair in Chicago | Marketing | COMPLETED | MEDIUM | -150 | -80 | -82 | 26000 | projects@atlas.test, crm@atlas.test, sofia.delgado@atlas.test, yuki.tanaka@atlas.test | A stand of 40 square metres, demonstrations every hour, and a list of enquiries to call back.`,
  tasks: `
ATL | Sign the lease | COMPLETED | HIGH | -62 | -55 | -56 | 12 | 10 | projects@atlas.test | contracts | | | Ten years, with an option on the hall next door.
ATL | Plan the racking | COMPLETED | HIGH | -54 | -40 | -41 | 40 | 15 | yuki.tanaka@atlas.test | planning, racks | | 1 | Three aisles of pallet racks, one of shelves for small parts.
ATL | Install the racks | IN_PROGRESS | HIGH | -20 | 6 | | 120 | 30 | inventory@atlas.test, andres.pena@atlas.test | racks | | 2 | The fitter works from Monday to Thursday.
ATL | Aisles A and B | COMPLETED | MEDIUM | -20 | -6 | -5 | 60 | 60 | andres.pena@atlas.test | racks | 3 | | 48 bays, inspected and labelled.
ATL | Aisle C and the shelves | IN_PROGRESS | MEDIUM | -4 | 6 | | 60 | 40 | andres.pena@atlas.test | racks | 3 | 4 | 24 bays and 30 metres of shelves.
ATL | Test the sprinklers | TODO | URGENT | 3 | 9 | | 8 | 10 | inventory@atlas.test | safety | | | The fire department has to be there.
ATL | Move the stock of fast sellers | TODO | MEDIUM | 10 | 30 | | 90 | 25 | inventory@atlas.test, yuki.tanaka@atlas.test | stock | | 3, 6 | 400 pallets in two weekends, counted on arrival.
ATL | Train the team on the scanners | TODO | LOW | 33 | 46 | | 24 | 10 | projects@atlas.test | people | | 7 | Half a day for each shift.
SHOP | Draw the new pages | COMPLETED | HIGH | -90 | -70 | -68 | 80 | 20 | ecommerce@atlas.test | design | | | Home, list, product and cart, for phone and desktop.
SHOP | Build the checkout | IN_PROGRESS | URGENT | -60 | -12 | | 160 | 40 | fares.alkhatib@atlas.test | code, payments | | 1 | Three steps, cards and bank transfer.
SHOP | Translate product texts | IN_PROGRESS | HIGH | -40 | -9 | | 60 | 20 | ecommerce@atlas.test | texts | | 1 | 420 products in Arabic and Spanish.
SHOP | Photograph forty products again | COMPLETED | MEDIUM | -50 | -30 | -33 | 30 | 10 | ecommerce@atlas.test | photos | | | On white, and ten of them in use.
SHOP | Open the shop to testers | TODO | URGENT | -8 | -6 | | 16 | 10 | projects@atlas.test | launch | | 2, 3 | Twenty customers with a voucher each.
FAIR | Book the stand | COMPLETED | HIGH | -150 | -140 | -144 | 6 | 10 | projects@atlas.test | booking | | | 40 square metres at a corner.
FAIR | Print catalogues | COMPLETED | MEDIUM | -130 | -100 | -101 | 20 | 20 | yuki.tanaka@atlas.test | print | | 1 | 1,500 copies in English, 500 in Spanish.
FAIR | Staff the stand | COMPLETED | HIGH | -96 | -92 | -92 | 96 | 50 | crm@atlas.test, sofia.delgado@atlas.test | people | | 1, 2 | Two by two, four days.
FAIR | Call back the enquiries | COMPLETED | HIGH | -91 | -80 | -82 | 30 | 20 | sofia.delgado@atlas.test | sales | | 3 | 63 cards, each within ten days.`,
  checklists: `
ATL-5 | +Anchor the uprights; +Hang the beams; Fit the shelves of small parts; Have the inspector sign
ATL-6 | +Ask the fire department for a date; Open the main valve; Read the pressure at the far end; File the certificate
SHOP-2 | +Address step; +Delivery step; Card payment; Bank transfer; Error texts in three languages
SHOP-5 | Print the vouchers; Invite twenty customers; Prepare the questionnaire`,
  sprints: `
ATL | Lease and plans | COMPLETED | -62 | -41 | 1, 2 | A signed lease, and drawings that the fitter can build from.
ATL | Racks | CURRENT | -20 | 9 | 3, 4, 5, 6 | All racks stand, inspected and labelled.
ATL | Moving in | NEXT | 10 | 34 | 7 | The fast sellers lie in their new bays.
SHOP | Launch | CURRENT | -30 | -6 | 2, 3, 5 | The shop is open to testers.
FAIR | Stand and print | COMPLETED | -150 | -101 | 1, 2 | The stand is booked, the catalogues lie in the office.
FAIR | Fair days | COMPLETED | -96 | -80 | 3, 4 | Every visitor is heard, every enquiry called back.`,
  templates: `
Fit out a hall | ATL-3
Launch with testers | SHOP-5`,
  recurring: `
Test the sprinklers | ATL-6 | MONTHLY | 1 | | 20 | projects@atlas.test
Inspect the racks | ATL-5 | WEEKLY | 2 | MONDAY, THURSDAY | 10 | projects@atlas.test`,
  comments: String.raw`
ATL-3 | andres.pena@atlas.test | -5 | Aisles A and B **stand**. What is left:\n\n- [x] inspection\n- [ ] labels for bays 40 to 48\n- [ ] the mirror at the crossing\n\n@projects@atlas.test can you order the mirror? | THUMBS_UP projects@atlas.test, THUMBS_UP yuki.tanaka@atlas.test, CELEBRATE inventory@atlas.test
ATL-3 | projects@atlas.test | -4 | Ordered, it comes on Thursday. The norm asks for *60 cm*:\n\n> Mirrors at crossings have a diameter of at least 60 cm.\n\nSee [the fitter’s drawings](https://example.com/drawings). | THUMBS_UP andres.pena@atlas.test
SHOP-2 | fares.alkhatib@atlas.test | -8 | Card payment answers “declined” for amounts without cents. I am on it, @ecommerce@atlas.test. | EYES ecommerce@atlas.test`,
};

export const borealProjects: ProjectText = {
  projects: `
ZAYT | خط إنتاج زيت الزيتون | الإنتاج, الهندسة | IN_PROGRESS | HIGH | -48 | 38 | | 95000 | admin@boreal.test, sami.nassar@boreal.test, yazan.haddad@boreal.test | تركيب معصرة جديدة وتشغيلها قبل موسم القطاف.
ISO | شهادة سلامة الغذاء | الجودة | IN_PROGRESS | URGENT | -100 | -4 | | 12000 | admin@boreal.test, sami.nassar@boreal.test, ingrid.solberg@boreal.test | تجهيز الوثائق والتدقيق الداخلي للحصول على شهادة ISO 22000.
EXP | Exportación a España | Ventas, Logística | COMPLETED | MEDIUM | -140 | -60 | -63 | 18000 | admin@boreal.test, carmen.ortega@boreal.test, dina.obeidat@boreal.test | Primeros envíos de conservas a tres distribuidores de Andalucía.`,
  tasks: `
ZAYT | اختيار المعصرة | COMPLETED | HIGH | -48 | -40 | -41 | 24 | 15 | yazan.haddad@boreal.test | شراء | | | ثلاثة عروض وزيارة مصنعين.
ZAYT | تجهيز الأرضية والكهرباء | IN_PROGRESS | HIGH | -30 | 4 | | 80 | 25 | sami.nassar@boreal.test | بناء | | 1 | أرضية مقاومة للانزلاق وخط كهرباء مستقل.
ZAYT | تركيب المعصرة | TODO | URGENT | 5 | 20 | | 60 | 40 | sami.nassar@boreal.test, yazan.haddad@boreal.test | تركيب | | 2 | بحضور فني من الشركة الصانعة.
ZAYT | تجربة أول طن | TODO | MEDIUM | 21 | 34 | | 16 | 20 | admin@boreal.test | تشغيل | | 3 | قياس الحموضة ونسبة الاستخلاص.
ISO | كتابة إجراءات النظافة | COMPLETED | HIGH | -95 | -60 | -58 | 60 | 30 | ingrid.solberg@boreal.test | وثائق | | | إجراء لكل خط إنتاج وسجل يومي.
ISO | التدقيق الداخلي | IN_PROGRESS | URGENT | -40 | -10 | | 40 | 40 | admin@boreal.test | تدقيق | | 1 | قائمة من 120 سؤالًا.
ISO | إغلاق الملاحظات | TODO | URGENT | -8 | -5 | | 30 | 30 | sami.nassar@boreal.test, ingrid.solberg@boreal.test | تدقيق | | 2 | كل ملاحظة بمسؤول وموعد.
EXP | Etiquetas en español | COMPLETED | HIGH | -138 | -120 | -121 | 20 | 30 | dina.obeidat@boreal.test | etiquetas | | | Con la información nutricional que exige la UE.
EXP | Contrato con los distribuidores | COMPLETED | HIGH | -130 | -100 | -98 | 30 | 30 | carmen.ortega@boreal.test | contratos | | | Tres distribuidores de Andalucía.
EXP | Primer envío | COMPLETED | MEDIUM | -95 | -65 | -64 | 16 | 40 | dina.obeidat@boreal.test, carmen.ortega@boreal.test | envíos | | 1, 2 | Doce palés por Algeciras.`,
  checklists: `
ZAYT-2 | +صب الأرضية; +مد كابل الكهرباء; تركيب لوحة التوزيع; فحص التأريض
ISO-3 | +جمع الملاحظات; تعيين مسؤول لكل ملاحظة; التحقق من الإغلاق
EXP-3 | +Reservar los contenedores; +Pesar los palés; +Enviar la documentación`,
  sprints: `
ZAYT | تجهيز الموقع | CURRENT | -14 | 4 | 2 | أرضية وكهرباء جاهزتان للتركيب.
ZAYT | التركيب والتشغيل | NEXT | 5 | 34 | 3 | أول طن من الزيت بجودة مقبولة.
ISO | التوثيق | COMPLETED | -95 | -58 | 1 | إجراءات مكتوبة لكل خط إنتاج.
EXP | Preparación | COMPLETED | -138 | -98 | 1, 2 | Etiquetas y contratos listos para el primer envío.
EXP | Envío | COMPLETED | -95 | -63 | 3 | Los doce palés llegan completos.`,
  templates: `
تدقيق داخلي | ISO-2`,
  recurring: `
تجربة دورية للزيت | ZAYT-4 | WEEKLY | 1 | SUNDAY | 9 | admin@boreal.test`,
  comments: String.raw`
ZAYT-2 | sami.nassar@boreal.test | -3 | **انتهى صب الأرضية.** المتبقي:\n\n1. لوحة التوزيع\n2. فحص التأريض\n\n@yazan.haddad@boreal.test هل وصل كابل الكهرباء؟ | THUMBS_UP admin@boreal.test, EYES yazan.haddad@boreal.test
EXP-3 | carmen.ortega@boreal.test | -64 | Los **doce palés** salieron por Algeciras. | CELEBRATE dina.obeidat@boreal.test`,
};
