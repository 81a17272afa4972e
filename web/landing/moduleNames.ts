/** The modules in the order of the landing page, by the names of its texts and pictures. */
export const moduleNames = ['finance', 'crm', 'inventory', 'hrm', 'roles', 'procurement', 'projects', 'ecommerce'] as const;
export type ModuleName = (typeof moduleNames)[number];
