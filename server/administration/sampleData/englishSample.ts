import type { SampleText } from './SampleText.ts';

/** The words of the sample data in English. */
export const englishSample: SampleText = {
  address: '12 Harbour Road',
  city: 'Springfield',
  customers: [
    ['Brightwater Hotels', 'Emma Clarke'],
    ['Cedar & Stone Builders', 'Marcus Reed'],
    ['Fairview Clinic', 'Priya Nair'],
    ['Greenline Logistics', 'Owen Hughes'],
    ['Lumen Architects', 'Sofia Marin'],
    ['Northgate School', 'Helen Ward'],
    ['Oakfield Foods', 'Daniel Price'],
    ['Riverside Gym', 'Tara Collins'],
  ],
  products: [
    ['Desk lamp', 'Halden'],
    ['Office chair', 'Ergoline'],
    ['Standing desk', 'Ergoline'],
    ['Meeting table', 'Halden'],
    ['Whiteboard 120 × 90', 'Skriva'],
    ['Filing cabinet', 'Halden'],
  ],
  services: [
    ['Delivery', 'Delivery to the door within the city'],
    ['Assembly', 'Assembly on site, per hour'],
  ],
  leads: [
    ['Lobby furniture', 'Refit of the lobby and the breakfast room before the season', 'Asked for an offer at the trade fair'],
    ['Site office', 'Furniture for a site office, delivered by the end of the month', 'Existing customer'],
    ['Waiting room chairs', '24 chairs that are easy to clean', 'Found us on the web'],
    ['Dispatch desks', 'Six standing desks for the dispatch team', 'Recommended by a partner'],
    ['Meeting room', 'A table for twelve and a whiteboard', 'Found us on the web'],
    ['Staff room', 'Tables and chairs for the staff room', 'Asked for an offer by phone'],
  ],
  calls: ['Call back about the offer', 'Send the catalogue', 'Visit to measure the rooms', 'Agree on a delivery date'],
  departments: [
    ['Sales', 'Finds and looks after customers'],
    ['Operations', 'Stores, packs and delivers'],
    ['Office', 'Accounts, people and everything else'],
  ],
  positions: [
    ['Sales representative', 'Specialist'],
    ['Warehouse supervisor', 'Supervisor'],
    ['Office manager', 'Manager'],
  ],
  positionText: 'Full time, with a trial period of three months',
  employees: ['Alice Morgan', 'Ben Carter', 'Chloe Evans', 'David Singh', 'Ella Turner', 'Farid Aziz'],
  applicants: [
    ['Grace Hall', 'Five years in retail sales'],
    ['Hugo Lindqvist', 'Forklift licence, two years in a warehouse'],
    ['Isla Murray', 'Diploma in business administration'],
  ],
  vendors: [
    ['Halden Furniture', 'Nils Aas'],
    ['Ergoline Seating', 'Claire Dubois'],
    ['Skriva Boards', 'Anna Berg'],
  ],
  groups: ['Furniture', 'Office supplies'],
  supplies: ['Steel frames', 'Table tops, oak', 'Packing material', 'Cleaning supplies'],
  project: { name: 'New showroom', category: 'Premises', text: 'Rent, fit out and open a showroom in the city', tag: 'Showroom' },
  tasks: [
    'Choose the premises',
    'Plan the layout',
    'Order the displays',
    'Paint and lighting',
    'Invite customers to the opening',
    'Train the team',
  ],
  costCenter: 'Showroom',
  heads: [
    ['Rent', 'Rent of offices and warehouses', 'Premises'],
    ['Marketing', 'Advertising, fairs and samples', 'Sales'],
    ['Travel', 'Trips to customers and fairs', 'Sales'],
  ],
  budget: 'Running costs',
  shopText: 'A sturdy classic that arrives ready to use.',
};
