import { chakra } from '@chakra-ui/react';
import FileText from 'lucide-react/icons/file-text';
import ListTodo from 'lucide-react/icons/list-todo';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Receipt from 'lucide-react/icons/receipt';
import Phone from 'lucide-react/icons/phone';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Target from 'lucide-react/icons/target';
import Users from 'lucide-react/icons/users';
import { useIntl } from 'react-intl';

const kinds = {
  CALL: { icon: Phone, label: 'activityKind.CALL' },
  MEETING: { icon: Users, label: 'activityKind.MEETING' },
  TASK: { icon: ListTodo, label: 'activityKind.TASK' },
  LEAD: { icon: Target, label: 'lead.one' },
  ORDER: { icon: ShoppingBag, label: 'order.one' },
  QUOTATION: { icon: FileText, label: 'quotation.one' },
  INVOICE: { icon: Receipt, label: 'orderInvoice.one' },
  MAIL: { icon: Mail, label: 'timeline.mail' },
  COMMENT: { icon: MessageSquare, label: 'timeline.comment' },
};

/** Labelled icon of an event kind. */
export function EventMark({ kind }: { kind: keyof typeof kinds }) {
  const intl = useIntl();
  const { icon: Icon, label } = kinds[kind];
  return (
    <chakra.span
      role="img"
      aria-label={intl.formatMessage({ id: label })}
      display="grid"
      placeItems="center"
      width="6"
      height="6"
      borderRadius="full"
      bg="bg.muted"
      color="fg.muted"
    >
      <Icon size={14} aria-hidden />
    </chakra.span>
  );
}
