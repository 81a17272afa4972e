import CalendarCheck from 'lucide-react/icons/calendar-check';
import Contact from 'lucide-react/icons/contact';
import FileSignature from 'lucide-react/icons/file-signature';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Target from 'lucide-react/icons/target';
import Users from 'lucide-react/icons/users';
import type { RecordKind } from '../core/routing/RecordKind.ts';

const make = (path: string, label: string) => ({ path: `${path}?dialog=new`, label });

/** What the command palette finds and makes of CRM. */
export const records: RecordKind[] = [
  {
    type: 'Customer',
    icon: Users,
    label: 'menu.customers',
    path: '/CRM/customer/:id/',
    create: make('/CRM/customer/', 'palette.newCustomer'),
    access: 'CRM',
  },
  {
    type: 'Contact',
    icon: Contact,
    label: 'menu.contacts',
    path: '/CRM/contacts/:id/',
    create: make('/CRM/contacts/', 'palette.newContact'),
    access: 'CRM',
  },
  {
    type: 'Lead',
    icon: Target,
    label: 'palette.leads',
    path: '/CRM/leads/:id/',
    create: make('/CRM/leads/', 'palette.newLead'),
    access: 'CRM',
  },
  {
    type: 'CrmOrder',
    icon: ShoppingCart,
    label: 'palette.orders',
    path: '/CRM/orders/:id/',
    create: make('/CRM/orders/', 'palette.newOrder'),
    access: 'CRM',
  },
  {
    type: 'CrmQuotation',
    icon: FileSignature,
    label: 'menu.quotations',
    path: '/CRM/quotations/:id/',
    create: make('/CRM/quotations/', 'palette.newQuotation'),
    access: 'CRM',
  },
  {
    type: 'Activity',
    icon: CalendarCheck,
    label: 'palette.activities',
    path: '/CRM/activities/all/:id/',
    create: make('/CRM/activities/all/', 'palette.newActivity'),
    access: 'CRM',
  },
];
