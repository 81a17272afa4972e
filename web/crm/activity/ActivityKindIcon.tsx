import { chakra } from '@chakra-ui/react';
import ListTodo from 'lucide-react/icons/list-todo';
import Phone from 'lucide-react/icons/phone';
import Users from 'lucide-react/icons/users';
import { useIntl } from 'react-intl';

const icons = { CALL: Phone, MEETING: Users, TASK: ListTodo };

/** Labelled icon of an activity kind: call, meeting or task. */
export function ActivityKindIcon({ kind }: { kind: keyof typeof icons }) {
  const intl = useIntl();
  const Icon = icons[kind];
  return (
    <chakra.span
      role="img"
      aria-label={intl.formatMessage({ id: `activityKind.${kind}` })}
      color="fg.muted"
      flex="none"
      display="inline-flex"
      alignItems="center"
    >
      <Icon size={16} aria-hidden />
    </chakra.span>
  );
}
