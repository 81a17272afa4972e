/** The password of every user of the demo company. */
export const demoPassword = 'Noria-2026-demo';

/** Users of the demo company Atlas Trading that a visitor can sign in as, by the local part of their address. */
export const demoPeople = ['admin', 'crm', 'finance', 'inventory', 'procurement', 'hrm', 'projects', 'ecommerce', 'roles'] as const;
export type DemoPerson = (typeof demoPeople)[number];

export const demoEmail = (person: DemoPerson) => `${person}@atlas.test`;
