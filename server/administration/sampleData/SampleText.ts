/** The words of the sample data, in one language. */
export interface SampleText {
  address: string;
  city: string;
  /** Companies, each with a person there. */
  customers: [company: string, person: string][];
  /** Goods with their maker. */
  products: [name: string, maker: string][];
  services: [title: string, description: string][];
  /** What customers ask for. */
  leads: [title: string, wish: string, reason: string][];
  calls: string[];
  departments: [title: string, description: string][];
  /** Title and level of each position, in the order of the departments. */
  positions: [title: string, level: string][];
  positionText: string;
  employees: string[];
  applicants: [name: string, qualification: string][];
  vendors: [company: string, person: string][];
  /** What the company buys. */
  groups: string[];
  supplies: string[];
  project: { name: string; category: string; text: string; tag: string };
  tasks: string[];
  costCenter: string;
  heads: [title: string, description: string, category: string][];
  budget: string;
  shopText: string;
}
