import Building2 from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarOff from 'lucide-react/icons/calendar-off';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import ListTodo from 'lucide-react/icons/list-todo';
import Phone from 'lucide-react/icons/phone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { LucideIcon } from 'lucide-react';
import type { InboxItem_item$data } from '../core/relay/generated/InboxItem_item.graphql.ts';

/** Kind of what waits for the viewer. */
export type InboxKind = InboxItem_item$data['kind'];

/** Icons of the kinds. */
export const inboxIcons: Record<InboxKind, LucideIcon> = {
  LEAVE: CalendarOff,
  CORRECTION: CalendarClock,
  TIME: Clock,
  REQUISITION: ClipboardList,
  PURCHASE_ORDER: ShoppingCart,
  BLOCKED_BILL: ReceiptText,
  VENDOR: Building2,
  TASK: ListTodo,
  ACTIVITY: Phone,
};

export const inboxKinds = Object.keys(inboxIcons) as InboxKind[];
