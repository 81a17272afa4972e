/** Product groups and vendors of a demo company: one per line, fields separated by `|`. */
export interface PurchasingText {
  /** Title, description, `inactive` if it is. */
  groups: string;
  /** Name, company, e-mail, phone, address, country, type, currency, language, tax number, product groups; `inactive` if it is. */
  vendors: string;
}

export const atlasPurchasing: PurchasingText = {
  groups: `
Bearings | Ball and roller bearings, and their housings
Belts and chains | Conveyor belts, timing belts, roller chains
Motors and drives | Electric motors, gear units, inverters
Tools | Alignment and assembly tools
Packaging | Crates, pallets and film
Office supplies | Paper, toner and furniture
Coolants | No longer bought since the workshop was closed | inactive`,
  vendors: `
Anna Keller | Keller Wälzlager GmbH | sales@keller-bearings.test | 4997215550101 | Industriestraße 4, Schweinfurt | DE | RECURRING | EUR | EN | DE811234567 | Bearings, Tools
Robert Hayes | Hayes Belting Inc. | orders@hayes-belting.test | 12165550122 | 900 Lakeside Avenue, Cleveland | US | RECURRING | USD | EN | US-34-1928374 | Belts and chains
María Quintero | Transmisiones Quintero | ventas@quintero.test | 528155550133 | Av. Ruiz Cortines 2100, Monterrey | MX | RECURRING | USD | SP | TQU980412AB3 | Motors and drives, Belts and chains
Jordi Puig | Motors Puig S.A. | jordi@motorspuig.test | 34935550144 | Carrer de la Indústria 88, Barcelona | ES | RECURRING | EUR | SP | ESA08123456 | Motors and drives
سامر الحاج | شركة الحاج لقطع الغيار | samer@alhaj-parts.test | 97145550155 | شارع الشيخ زايد 310، دبي | AE | RECURRING | USD | AR | 100345678900003 | Bearings, Motors and drives
Linda Moretti | Garden State Pallets | linda@gspallets.test | 12015550166 | 17 Dock Street, Elizabeth, NJ | US | RECURRING | USD | EN | | Packaging
Peter Walsh | Walsh Office Supply | hello@walsh-office.test | 12125550177 | 212 Canal Street, New York | US | ONCE | USD | EN | | Office supplies
Chen Wei | Ningbo Precision Tools | export@ningbo-tools.test | 8657455550188 | 66 Baizhang Road, Ningbo | CN | ONCE | USD | EN | | Tools
Frank Dorn | Dorn Kühlmittel KG | info@dorn-kuehl.test | 4920155550199 | Hafenweg 9, Essen | DE | ONCE | EUR | EN | | Packaging | inactive`,
};

export const borealPurchasing: PurchasingText = {
  groups: `
مواد أولية | زيتون وفواكه وتمور من المزارع
تعبئة وتغليف | عبوات زجاجية وأغطية وكرتون
Maquinaria | Prensas, bombas y sus repuestos
Lab supplies | Reagents and glassware for quality control`,
  vendors: `
عبد الله الخصاونة | مزارع عجلون | orders@ajloun-farms.test | 962265550101 | طريق عجلون القديم، عجلون | JO | RECURRING | JOD | AR | 20114455 | مواد أولية
نادين شاهين | زجاج الشرق | nadine@sharq-glass.test | 96265550122 | المنطقة الصناعية، سحاب | JO | RECURRING | JOD | AR | 20118877 | تعبئة وتغليف
Álvaro Medina | Prensas Medina S.L. | alvaro@prensasmedina.test | 34953550133 | Polígono Los Olivares 12, Jaén | ES | RECURRING | EUR | SP | ESB23456789 | Maquinaria
Claire Dubois | Labo Méditerranée | claire@labomed.test | 33491550144 | 8 quai de Rive Neuve, Marseille | FR | ONCE | EUR | EN | FR40303265045 | Lab supplies
يوسف الطراونة | كرتون الأردن | yousef@jo-carton.test | 96265550155 | شارع الصناعة 7، الزرقاء | JO | ONCE | JOD | AR | | تعبئة وتغليف | inactive`,
};
