// What is in the pictures of the landing page.

/** Languages of the pictures, with the demo company whose texts a reader of each understands. */
export const languages = {
  en: { prefix: '', email: 'admin@atlas.test', shop: 'atlas-trading' },
  ar: { prefix: '/ar', email: 'admin@boreal.test', shop: 'boreal-foods' },
  sp: { prefix: '/sp', email: 'admin@atlas.test', shop: 'atlas-trading' },
};

export const themes = ['light', 'dark'];

/** Browser windows, and the widths in pixels in which their pictures are kept. The last one has the name `phone` for its width. */
export const windows = [
  { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, widths: { 1280: 1280, 640: 640 } },
  { viewport: { width: 390, height: 500 }, deviceScaleFactor: 2, widths: { phone: 780 } },
];

/**
 * Path of the screen that shows each module best, by the module's name on the landing page, and of the home page. `ask` sends a GraphQL
 * query as the company's administrator.
 */
export const scenes = {
  home: () => '/',
  finance: () => '/economics/dashboard/',
  crm: () => '/CRM/leads/',
  inventory: () => '/inventory/products/',
  hrm: () => '/HRM/payroll/overview/',
  roles: () => '/roles/',
  procurement: async ({ ask }) => {
    const { requisitions } = await ask('{ requisitions(first: 50) { edges { node { id quotations { totalCount } } } } }');
    const [most] = requisitions.edges.toSorted((one, other) => other.node.quotations.totalCount - one.node.quotations.totalCount);
    return `/vendorManagement/requisition/${most.node.id}/?tab=comparison`;
  },
  projects: () => '/projects/kanban/kanban-board/',
  ecommerce: ({ shop }) => `/shop/${shop}/`,
};
