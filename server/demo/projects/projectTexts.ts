/** Projects of a demo company: one per line, fields separated by `|`. */
export interface ProjectText {
  /**
   * Key, name, categories, status (TODO, IN_PROGRESS, COMPLETED), priority, first day, due day and, if it is done, last day (all in days from today),
   * budget, e-mails of the members, description.
   */
  projects: string;
}

export const atlasProjects: ProjectText = {
  projects: `
ATL | New warehouse in Newark | Logistics, Construction | IN_PROGRESS | HIGH | -62 | 45 | | 180000 | projects@atlas.test, inventory@atlas.test, yuki.tanaka@atlas.test, andres.pena@atlas.test | Fit out the hall on Dock Street and move the stock of fast sellers there before spring.
SHOP | Online shop relaunch | Marketing, IT | IN_PROGRESS | URGENT | -90 | -6 | | 42000 | projects@atlas.test, ecommerce@atlas.test, fares.alkhatib@atlas.test | A faster shop in three languages, with a checkout that takes three steps.
FAIR | Trade fair in Chicago | Marketing | COMPLETED | MEDIUM | -150 | -80 | -82 | 26000 | projects@atlas.test, crm@atlas.test, sofia.delgado@atlas.test, yuki.tanaka@atlas.test | A stand of 40 square metres, demonstrations every hour, and a list of enquiries to call back.`,
};

export const borealProjects: ProjectText = {
  projects: `
ZAYT | خط إنتاج زيت الزيتون | الإنتاج, الهندسة | IN_PROGRESS | HIGH | -48 | 38 | | 95000 | admin@boreal.test, sami.nassar@boreal.test, yazan.haddad@boreal.test | تركيب معصرة جديدة وتشغيلها قبل موسم القطاف.
ISO | شهادة سلامة الغذاء | الجودة | IN_PROGRESS | URGENT | -100 | -4 | | 12000 | admin@boreal.test, sami.nassar@boreal.test, ingrid.solberg@boreal.test | تجهيز الوثائق والتدقيق الداخلي للحصول على شهادة ISO 22000.
EXP | Exportación a España | Ventas, Logística | COMPLETED | MEDIUM | -140 | -60 | -63 | 18000 | admin@boreal.test, carmen.ortega@boreal.test, dina.obeidat@boreal.test | Primeros envíos de conservas a tres distribuidores de Andalucía.`,
};
