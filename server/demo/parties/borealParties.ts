import type { PartiesText } from './readParties.ts';

/** Customers and products of Boreal Foods. The last two customers are duplicates, on purpose. */
export const borealParties: PartiesText = {
  customers: `
almadina-markets | أسواق المدينة | شركة أسواق المدينة م.م | شارع المدينة المنورة 88 | عمّان | JO | 96265550201
rainbow-bakery | مخبز قوس قزح | مخبز قوس قزح للمعجنات | شارع الرينبو 14 | عمّان | JO | 96264550202
jabal-cafe | مقاهي الجبل | شركة مقاهي الجبل م.م | الدوار الثاني 5 | عمّان | JO | 96264550203
irbid-coop | تعاونية إربد | الجمعية التعاونية الاستهلاكية في إربد | شارع الجامعة 31 | إربد | JO | 96227250204
zarqa-wholesale | جملة الزرقاء | شركة الزرقاء لتجارة الجملة | شارع السعادة 9 | الزرقاء | JO | 96253850205
aqaba-hotels | فنادق العقبة | شركة فنادق العقبة السياحية م.ع.م | شارع الكورنيش 2 | العقبة | JO | 96232050206
petra-camps | مخيمات البتراء | مخيمات البتراء السياحية | وادي موسى | معان | JO | 96232150207
madaba-sweets | حلويات مأدبا | حلويات مأدبا الشرقية | شارع الملك عبدالله 60 | مأدبا | JO | 96253240208
jerash-olive | زيتون جرش | معصرة زيتون جرش | طريق عجلون | جرش | JO | 96226350209
salt-schools | مطاعم مدارس السلط | مؤسسة السلط للتغذية المدرسية | شارع الميدان 22 | السلط | JO | 96253550210
karak-castle | مطعم القلعة | مطعم القلعة للمأكولات الشعبية | ساحة القلعة | الكرك | JO | 96232350211
university-kitchens | مطابخ الجامعة | شركة مطابخ الجامعة للتموين | شارع الملكة رانيا 240 | عمّان | JO | 96265340212
airline-catering | تموين الأجنحة | شركة الأجنحة لتموين الطائرات | طريق المطار كم 28 | عمّان | JO | 96264450213
hospital-foods | تغذية المستشفيات | شركة الشفاء لتغذية المستشفيات | شارع الاستقلال 71 | عمّان | JO | 96265670214
sweifieh-gourmet | ذوّاقة الصويفية | متجر ذوّاقة الصويفية | شارع الوكالات 3 | عمّان | JO | 96265810215
abdoun-deli | دلي عبدون | شركة دلي عبدون م.م | دوار عبدون 7 | عمّان | JO | 96265920216
marj-poultry | دواجن المرج | شركة دواجن المرج م.م | طريق المفرق | المفرق | JO | 96226230217
riyadh-fresh | طازج الرياض | شركة طازج الرياض للأغذية | طريق الملك عبدالعزيز 310 | الرياض | SA | 966112550218
jeddah-dates | تمور جدة | مؤسسة تمور جدة التجارية | سوق البلد 18 | جدة | SA | 966126550219
khobar-grills | مشاوي الخبر | سلسلة مشاوي الخبر | شارع الأمير تركي 44 | الخبر | SA | 966138550220
dammam-cold | مستودعات الدمام المبردة | شركة الدمام للتخزين المبرد | المدينة الصناعية الأولى | الدمام | SA | 966138550221
doha-pearl | لؤلؤة الدوحة | مطاعم لؤلؤة الدوحة ذ.م.م | جزيرة اللؤلؤة 12 | الدوحة | QA | 97444550222
dubai-pantry | مؤونة دبي | شركة مؤونة دبي للتجارة ذ.م.م | سوق العوير المركزي | دبي | AE | 97143550223
abudhabi-school | وجبات أبوظبي المدرسية | شركة وجبات أبوظبي المدرسية | مصفح 37 | أبوظبي | AE | 97125550224
kuwait-diwan | ديوانية الكويت | مطاعم الديوانية ذ.م.م | شارع سالم المبارك 50 | السالمية | KW | 96525750225
manama-mart | المنامة مارت | شركة المنامة مارت ذ.م.م | شارع الحكومة 90 | المنامة | BH | 97317250226
muscat-souq | سوق مسقط | شركة سوق مسقط للمواد الغذائية | روي 204 | مسقط | OM | 96824750227
beirut-mezze | مازة بيروت | شركة مازة بيروت ش.م.ل | شارع الحمرا 130 | بيروت | LB | 9611750228
tripoli-sweets | حلويات طرابلس | حلويات طرابلس العريقة | ساحة التل | طرابلس | LB | 9616430229
baghdad-tea | شاي بغداد | شركة شاي بغداد للتجارة | شارع المتنبي 19 | بغداد | IQ | 96417750230
basra-fish | أسماك البصرة | شركة أسماك البصرة | كورنيش شط العرب | البصرة | IQ | 96440750231
erbil-hyper | أربيل هايبر | شركة أربيل هايبر ماركت | شارع مئة متر | أربيل | IQ | 96466250232
cairo-koshari | كشري القاهرة | شركة كشري القاهرة للأغذية ش.م.م | شارع طلعت حرب 26 | القاهرة | EG | 20225750233
alex-seafood | بحريات الإسكندرية | بحريات الإسكندرية | شارع الكورنيش 401 | الإسكندرية | EG | 20354850234
mansoura-dairy | ألبان المنصورة | شركة ألبان المنصورة ش.م.م | شارع الجمهورية 11 | المنصورة | EG | 20502250235
ramallah-roasters | محامص رام الله | محامص رام الله | شارع ركب 33 | رام الله | PS | 97022950236
nablus-soap-sweets | كنافة نابلس | كنافة نابلس الأصلية | البلدة القديمة | نابلس | PS | 97092380237
damascus-spices | بهارات الشام | شركة بهارات الشام | سوق البزورية 40 | دمشق | SY | 963112250238
casablanca-couscous | كسكس الدار البيضاء | شركة كسكس الدار البيضاء | شارع الزرقطوني 155 | الدار البيضاء | MA | 212522550239
tunis-harissa | هريسة تونس | شركة هريسة تونس | شارع الحبيب بورقيبة 61 | تونس | TN | 21671550240
sabores-madrid | Sabores de Oriente | Sabores de Oriente, S.L. | Calle de Lavapiés 18 | Madrid | ES | 34914550241
mercado-malaga | Mercado Halal Málaga | Mercado Halal Málaga, S.L. | Calle Mármoles 52 | Málaga | ES | 34952550242
barcelona-gourmet | Rebost Mediterrani | Rebost Mediterrani, S.L. | Carrer de Girona 91 | Barcelona | ES | 34932550243
granada-teterias | Teterías del Albaicín | Teterías del Albaicín, S.L. | Calle Calderería 11 | Granada | ES | 34958550244
hoteles-cordoba | Hoteles Califa | Hoteles Califa, S.A. | Avenida del Brillante 7 | Córdoba | ES | 34957550245
london-levant | Levant Larder | Levant Larder Ltd | 212 Edgware Road | London | GB | 442075550246
manchester-halal | Curry Mile Foods | Curry Mile Foods Ltd | 84 Wilmslow Road | Manchester | GB | 441615550247
dearborn-markets | Dearborn Fresh Markets | Dearborn Fresh Markets, Inc. | 13620 Michigan Avenue | Dearborn | US | 13135550248
brooklyn-bakers | Atlantic Avenue Bakers | Atlantic Avenue Bakers LLC | 187 Atlantic Avenue | Brooklyn | US | 17185550249
toronto-zaatar | Zaatar House | Zaatar House Inc. | 1970 Lawrence Avenue East | Toronto | CA | 14165550250
oslo-import | Nordic Spice Import | Nordic Spice Import AS | Grønlandsleiret 30 | Oslo | NO | 4722550251
stockholm-deli | Södermalm Deli | Södermalm Deli AB | Götgatan 77 | Stockholm | SE | 4685550252
berlin-orient | Orient Feinkost | Orient Feinkost GmbH | Sonnenallee 102 | Berlin | DE | 49305550253
marseille-epices | Épices du Vieux-Port | Épices du Vieux-Port SARL | 9 rue d’Aubagne | Marseille | FR | 33491550254
brussels-caterer | Molenbeek Catering | Molenbeek Catering SRL | Chaussée de Gand 64 | Bruxelles | BE | 3225550255
istanbul-simit | Galata Simit | Galata Simit A.Ş. | Bankalar Caddesi 20 | İstanbul | TR | 902125550256
nicosia-olives | Ledra Olives | Ledra Olives Ltd | 48 Ledra Street | Nicosia | CY | 35722550257
malta-ships | Valletta Ship Supply | Valletta Ship Supply Ltd | 5 Marina Street | Valletta | MT | 35621550258
almadina-markets | أسواق المدينة - فرع خلدا | أسواق المدينة | شارع وصفي التل 120 | عمّان | JO | 065550201
sabores-madrid | Sabores Oriente Madrid | Sabores de Oriente S.L. | C/ Lavapiés, 18 | Madrid | ES | 0034914550241`,
  products: `
BF-HUM-400 | حمص بالطحينة 400 غ | 0.850
BF-MUT-400 | متبّل باذنجان 400 غ | 0.950
BF-LAB-500 | لبنة كاملة الدسم 500 غ | 1.350
BF-HAL-250 | جبنة حلوم 250 غ | 2.150
BF-NAB-500 | جبنة نابلسية 500 غ | 3.400
BF-ZAT-250 | زعتر بلدي 250 غ | 1.750
BF-SUM-200 | سمّاق 200 غ | 1.600
BF-OIL-1L | زيت زيتون بكر ممتاز 1 ل | 5.250
BF-OIL-5L | زيت زيتون بكر ممتاز 5 ل | 24.500
BF-OLV-GRN | زيتون أخضر مكبوس 1 كغ | 2.300
BF-PKL-MIX | مخلل مشكّل 1 كغ | 1.450
BF-TAH-800 | طحينة 800 غ | 3.100
BF-HLV-500 | حلاوة بالفستق 500 غ | 3.950
BF-DAT-MJ1 | تمر مجهول 1 كغ | 6.500
BF-FRK-1K | فريكة خضراء 1 كغ | 2.850
BF-BUR-1K | برغل ناعم 1 كغ | 0.980
BF-LEN-1K | عدس أحمر مجروش 1 كغ | 1.125
BF-CHK-1K | حمص حب 1 كغ | 1.275
BF-MOL-500 | ملوخية يابسة 500 غ | 2.650
BF-MAF-500 | مفتول يدوي 500 غ | 2.050
BF-KNF-1K | كنافة نابلسية مجمّدة 1 كغ | 5.750
BF-FLF-1K | خلطة فلافل مجمّدة 1 كغ | 1.900
BF-KEB-1K | كبّة مجمّدة 1 كغ | 6.200
BF-COF-250 | قهوة بالهيل 250 غ | 2.950
BF-BRD-10 | خبز عربي، رزمة 10 أرغفة | 0.320 | zero`,
  stock: `
BF-HUM-400 | مصانع بوريال | بوريال | 0.420 | 60 | 300 | 120
BF-MUT-400 | مصانع بوريال | بوريال | 0.480 | 60 | 240 | 120
BF-LAB-500 | ألبان الأغوار | الأغوار | 0.860 | 40 | 180 | 30
BF-HAL-250 | ألبان الأغوار | الأغوار | 1.450 | 30 | 160 | 90
BF-NAB-500 | ألبان نابلس | جبل النار | 2.300 | 20 | 90 | 150
BF-ZAT-250 | تعاونية عجلون | عجلون | 0.950 | 40 | 320
BF-SUM-200 | تعاونية عجلون | عجلون | 0.870 | 30 | 260
BF-OIL-1L | معصرة جرش الحديثة | جرش | 3.600 | 50 | 420
BF-OIL-5L | معصرة جرش الحديثة | جرش | 17.200 | 15 | 95
BF-OLV-GRN | معصرة جرش الحديثة | جرش | 1.300 | 30 | 210
BF-PKL-MIX | مصانع بوريال | بوريال | 0.760 | 30 | 200
BF-TAH-800 | مطاحن السلط | السلط | 1.950 | 25 | 180
BF-HLV-500 | مطاحن السلط | السلط | 2.500 | 20 | 140
BF-DAT-MJ1 | مزارع وادي الأردن | الوادي | 4.100 | 30 | 220
BF-FRK-1K | مطاحن السلط | السلط | 1.700 | 25 | 160
BF-BUR-1K | مطاحن السلط | السلط | 0.540 | 40 | 300
BF-LEN-1K | Semillas de la Mancha | La Mancha | 0.620 | 40 | 280
BF-CHK-1K | Semillas de la Mancha | La Mancha | 0.700 | 40 | 280
BF-MOL-500 | مزارع وادي الأردن | الوادي | 1.500 | 15 | 110
BF-MAF-500 | مطاحن السلط | السلط | 1.150 | 20 | 120
BF-KNF-1K | حلويات نابلس | جبل النار | 3.400 | 20 | 110 | 180
BF-FLF-1K | مصانع بوريال | بوريال | 1.050 | 30 | 160 | 180
BF-KEB-1K | مصانع بوريال | بوريال | 3.900 | 20 | 120 | 180
BF-COF-250 | Nordic Roasters | Fjord | 1.800 | 30 | 240
BF-BRD-10 | مخابز الياسمين | الياسمين | 0.180 | 50 | 90 | 5`,
};
