import type { PartiesText } from './readParties.ts';

/** Customers and products of Atlas Trading. The last three customers are duplicates, on purpose. */
export const atlasParties: PartiesText = {
  customers: `
harlan-mills | Harlan Mills | Harlan Mills, Inc. | 2200 Summit Street | Toledo | US | 14195550131
keystone-conveyor | Keystone Conveyor | Keystone Conveyor Systems LLC | 410 Carbon Street | Pittsburgh | US | 14125550172
bluewater-pumps | Bluewater Pumps | Bluewater Pump Works, Inc. | 88 Harbor Avenue | Milwaukee | US | 14145550119
prairie-ag | Prairie Ag Equipment | Prairie Ag Equipment Co. | 1504 Elevator Road | Omaha | US | 14025550187
red-river-fab | Red River Fabrication | Red River Fabrication LLC | 27 Foundry Lane | Fargo | US | 17015550144
cascade-lifts | Cascade Lifts | Cascade Lift Service, Inc. | 915 Dock Street | Tacoma | US | 12535550160
ironwood | Ironwood Machine | Ironwood Machine & Tool, Inc. | 63 Mechanic Street | Worcester | US | 15085550126
gulfport-marine | Gulfport Marine Drives | Gulfport Marine Drives LLC | 7 Canal Road | Gulfport | US | 12285550158
mesa-packaging | Mesa Packaging | Mesa Packaging, Inc. | 3341 Broadway Road | Tempe | US | 14805550113
lakeshore-bottling | Lakeshore Bottling | Lakeshore Bottling Company | 120 Water Street | Racine | US | 12625550195
summit-quarry | Summit Quarry | Summit Quarry & Stone, Inc. | 1 Quarry Road | Barre | US | 18025550106
delta-textiles | Delta Textiles | Delta Textile Mills LLC | 540 Cotton Avenue | Greenville | US | 18645550171
northgate-hvac | Northgate HVAC | Northgate Heating & Cooling, Inc. | 2098 Division Street | Grand Rapids | US | 16165550139
pioneer-paper | Pioneer Paper | Pioneer Paper Company | 75 Mill Street | Appleton | US | 19205550148
copper-state | Copper State Mining | Copper State Mining Corp. | 12 Shaft Road | Globe | US | 19285550122
hudson-elevators | Hudson Elevators | Hudson Elevator Repair, Inc. | 350 West 38th Street | New York | US | 12125550176
bayou-sugar | Bayou Sugar | Bayou Sugar Refining LLC | 600 River Road | Thibodaux | US | 19855550133
granite-state-gear | Granite State Gear | Granite State Gear, Inc. | 18 Amherst Street | Nashua | US | 16035550155
sierra-nut | Sierra Nut Processors | Sierra Nut Processors, Inc. | 4410 Almond Avenue | Modesto | US | 12095550184
tri-county-water | Tri-County Water | Tri-County Water District | 900 Reservoir Drive | Bend | US | 15415550109
maple-grove-dairy | Maple Grove Dairy | Maple Grove Dairy Cooperative | 2 Creamery Lane | St. Albans | US | 18025550167
great-lakes-crane | Great Lakes Crane | Great Lakes Crane & Rigging LLC | 1717 Port Avenue | Duluth | US | 12185550191
talleres-ebro | Talleres Ebro | Talleres Ebro, S.L. | Calle de la Industria 14 | Zaragoza | ES | 34976555014
hidraulica-levante | Hidráulica Levante | Hidráulica del Levante, S.A. | Avenida del Puerto 201 | Valencia | ES | 34963555027
mecanizados-goierri | Mecanizados Goierri | Mecanizados Goierri, S. Coop. | Polígono Urtaki 7 | Beasain | ES | 34943555039
aceros-nalon | Aceros Nalón | Aceros del Nalón, S.A. | Calle Fuente 22 | Langreo | ES | 34985555041
conservas-ria | Conservas Ría | Conservas Ría de Arousa, S.L. | Rúa do Mar 5 | Vilagarcía | ES | 34986555058
molinos-mancha | Molinos La Mancha | Molinos La Mancha, S.L. | Carretera de Toledo 33 | Ciudad Real | ES | 34926555062
aridos-penedes | Àrids Penedès | Àrids del Penedès, S.L. | Carrer de la Pedra 9 | Vilafranca | ES | 34938555073
grupo-monterrey | Grupo Industrial Regio | Grupo Industrial Regio, S.A. de C.V. | Avenida Constitución 850 | Monterrey | MX | 528155550184
bombas-bajio | Bombas del Bajío | Bombas del Bajío, S.A. de C.V. | Boulevard Aeropuerto 1200 | León | MX | 524775550192
azucarera-jalisco | Azucarera Tala | Azucarera Tala, S.A. de C.V. | Calle Ingenio 45 | Tala | MX | 523845550103
minera-atacama | Minera Salar Alto | Minera Salar Alto SpA | Avenida Balmaceda 2472 | Antofagasta | CL | 56555550115
vina-maipo | Viña Los Espinos | Viña Los Espinos Ltda. | Camino Real 310 | Buin | CL | 56225550126
cementos-andes | Cementos Cordillera | Cementos Cordillera S.A. | Carrera 43A 1-50 | Medellín | CO | 576045550137
textiles-ibague | Textiles Ibagué | Textiles Ibagué S.A.S. | Calle 60 7-21 | Ibagué | CO | 576085550148
frigorifico-pampa | Frigorífico La Pampa | Frigorífico La Pampa S.R.L. | Ruta 35 km 328 | Santa Rosa | AR | 542954555159
papelera-parana | Papelera Paraná | Papelera Paraná S.A. | Boulevard Racedo 880 | Paraná | AR | 543435550161
pesquera-callao | Pesquera Callao | Pesquera Callao S.A.C. | Avenida Argentina 3093 | Callao | PE | 5114555072
ingenio-cauca | Ingenio Río Claro | Ingenio Río Claro S.A. | Kilómetro 12 vía Palmira | Cali | CO | 576025550183
almadar-industry | المدار للصناعات | شركة المدار للصناعات المعدنية ذ.م.م | شارع الملك فيصل 41 | الرياض | SA | 966115550191
najd-pumps | مضخات نجد | شركة مضخات نجد المحدودة | طريق الخرج 17 | الرياض | SA | 966115550102
red-sea-marine | البحر الأحمر للمعدات البحرية | مؤسسة البحر الأحمر للمعدات البحرية | شارع الميناء 8 | جدة | SA | 966125550113
gulf-conveyors | سيور الخليج | شركة سيور الخليج ذ.م.م | منطقة القوز الصناعية 3 | دبي | AE | 97145550124
manara-elevators | المنارة للمصاعد | المنارة للمصاعد ش.م.ح | شارع الاتحاد 220 | دبي | AE | 97145550135
sharjah-plastics | الشارقة للبلاستيك | شركة الشارقة للبلاستيك ذ.م.م | المنطقة الصناعية 11 | الشارقة | AE | 97165550146
delta-mills | مطاحن الدلتا | شركة مطاحن الدلتا ش.م.م | شارع الجيش 96 | طنطا | EG | 20405550157
nile-ceramics | سيراميك النيل | شركة سيراميك النيل ش.م.م | المنطقة الصناعية الثالثة | العاشر من رمضان | EG | 20155550168
zarqa-steel | الزرقاء للحديد | شركة الزرقاء للحديد م.م | شارع المصفاة 12 | الزرقاء | JO | 96255550179
atlas-phosphate | فوسفاط الأطلس | شركة فوسفاط الأطلس ش.م | شارع محمد الخامس 77 | خريبكة | MA | 212523555018
carthage-oil | زيوت قرطاج | شركة زيوت قرطاج ش.م.م | نهج الزيتونة 5 | صفاقس | TN | 21674555029
muscat-water | مسقط للمياه | شركة مسقط للمياه ش.م.ع.م | شارع السلطان قابوس 310 | مسقط | OM | 96824555031
kuwait-drill | الكويت للحفر | شركة الكويت للحفر ك.ش.ع | شارع الشويخ 60 | الكويت | KW | 96522255042
tyne-engineering | Tyne Engineering | Tyne Engineering Ltd | 14 Quayside | Newcastle upon Tyne | GB | 441915550153
clyde-valves | Clyde Valves | Clyde Valve Company Ltd | 202 Dumbarton Road | Glasgow | GB | 441415550164
ontario-forest | Ontario Forest Products | Ontario Forest Products Inc. | 77 Lumber Road | Thunder Bay | CA | 18075550175
saguenay-alu | Aluminium Saguenay | Aluminium Saguenay inc. | 1200 boulevard Talbot | Saguenay | CA | 14185550186
harlan-mills | Harlan Milling | Harlan Mills Incorporated | 2200 Summit St. | Toledo | US | 4195550131
talleres-ebro | Talleres Ebro Zaragoza | Talleres Ebro SL | C/ Industria 14 | Zaragoza | ES | 0034976555014
najd-pumps | نجد للمضخات | شركة مضخات نجد | طريق الخرج | الرياض | SA | 0115550102`,
  products: `
AT-BRG-6204 | Deep groove ball bearing 6204-2RS | 6.8
AT-BRG-6308 | Deep groove ball bearing 6308-ZZ | 18.4
AT-BRG-32210 | Tapered roller bearing 32210 | 41.25
AT-PIL-UCP208 | Pillow block UCP208, 40 mm | 33.9
AT-BLT-B68 | V-belt B68 | 12.6
AT-BLT-SPA1500 | Wedge belt SPA 1500 | 17.35
AT-BLT-HTD8M | Timing belt HTD 8M-1200-30 | 46.8
AT-CHN-40 | Roller chain ANSI 40, 10 ft | 38.5
AT-CHN-80 | Roller chain ANSI 80, 10 ft | 112
AT-SPR-40B18 | Sprocket 40B18, bored | 21.7
AT-GBX-NMRV50 | Worm gearbox NMRV 050, 1:30 | 148
AT-GBX-HEL2 | Helical gear unit, 2 kW | 1240
AT-MOT-1HP | Electric motor 1 hp, 1800 rpm, TEFC | 289
AT-MOT-5HP | Electric motor 5 hp, 1800 rpm, TEFC | 612
AT-VFD-2K2 | Frequency inverter 2.2 kW | 345
AT-PMP-GEAR10 | Gear pump 10 cc | 164.5
AT-CYL-63x200 | Hydraulic cylinder 63 × 200 mm | 238
AT-HOS-2SN12 | Hydraulic hose 2SN 1/2 in, per metre | 9.45
AT-VLV-DN50 | Ball valve DN50, stainless | 87.2
AT-SEA-TC45 | Oil seal TC 45 × 62 × 8 | 3.15
AT-CPL-JAW28 | Jaw coupling, 28 mm | 26.4
AT-LUB-EP2 | Bearing grease EP2, 18 kg | 94
AT-FLT-H10 | Hydraulic filter element, 10 micron | 29.8
AT-IDL-500 | Conveyor idler, 500 mm | 52.3
AT-SRV-ALIGN | Laser alignment on site, half a day | 480 | zero`,
  stock: `
AT-BRG-6204 | Rodamientos Balaguer | Rodabal | 3.9 | 40 | 260
AT-BRG-6308 | Rodamientos Balaguer | Rodabal | 10.6 | 25 | 120
AT-BRG-32210 | Hanwei Bearings | HWB | 24.8 | 12 | 64
AT-PIL-UCP208 | Hanwei Bearings | HWB | 19.2 | 10 | 48
AT-BLT-B68 | Great Lakes Belting | Duraflex | 7.1 | 20 | 140
AT-BLT-SPA1500 | Great Lakes Belting | Duraflex | 9.8 | 15 | 90
AT-BLT-HTD8M | Great Lakes Belting | Duraflex | 27.4 | 8 | 36
AT-CHN-40 | Cadenas Ibarra | Ibarra | 22.5 | 10 | 55
AT-CHN-80 | Cadenas Ibarra | Ibarra | 68 | 6 | 22
AT-SPR-40B18 | Cadenas Ibarra | Ibarra | 12.1 | 15 | 70
AT-GBX-NMRV50 | Officine Valtrompia | Valtro | 91 | 5 | 18
AT-GBX-HEL2 | Officine Valtrompia | Valtro | 815 | 2 | 6
AT-MOT-1HP | Lakeside Electric Motors | Lakeside | 176 | 5 | 24
AT-MOT-5HP | Lakeside Electric Motors | Lakeside | 388 | 3 | 14
AT-VFD-2K2 | المؤسسة المصرية للمحركات | نيل درايف | 214 | 4 | 20
AT-PMP-GEAR10 | Hidráulica Bidasoa | Bidasoa | 99 | 4 | 16
AT-CYL-63x200 | Hidráulica Bidasoa | Bidasoa | 146 | 3 | 12
AT-HOS-2SN12 | Hidráulica Bidasoa | Bidasoa | 5.2 | 100 | 640
AT-VLV-DN50 | Delaware Valve Works | DVW | 52 | 8 | 40
AT-SEA-TC45 | Delaware Valve Works | DVW | 1.35 | 60 | 420
AT-CPL-JAW28 | Hanwei Bearings | HWB | 14.9 | 12 | 60
AT-LUB-EP2 | مصفاة الخليج للزيوت | خليج لوب | 61 | 6 | 30
AT-FLT-H10 | Delaware Valve Works | DVW | 16.4 | 15 | 80
AT-IDL-500 | Great Lakes Belting | Duraflex | 31 | 10 | 44
AT-SRV-ALIGN | Atlas Trading | Atlas | 300 | 0 | 5`,
};
