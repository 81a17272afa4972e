/** The password of every sign-in of the demo company. */
export const demoPassword = 'Noria-2026-demo';

/** The people of the demo company Atlas Trading whom a visitor may be, by the name of their mailbox. */
export const demoPeople = ['admin', 'crm', 'finance', 'inventory', 'procurement', 'hrm', 'projects', 'ecommerce', 'roles'] as const;
export type DemoPerson = (typeof demoPeople)[number];

export const demoEmail = (person: DemoPerson) => `${person}@atlas.test`;
