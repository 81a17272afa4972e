import { Button } from '@chakra-ui/react';
import MailPlus from 'lucide-react/icons/mail-plus';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { EmployeeAccount_employee$key } from '../../core/relay/generated/EmployeeAccount_employee.graphql.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { useHolds } from '../../core/session/may.ts';
import { Fact } from '../../core/ui/Facts.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';

const InviteEmployee = lazyPart(async () => (await import('./InviteEmployee.tsx')).InviteEmployee);

/** The account of an employee, how long their invitation to one is open, or a button that invites them. */
export function EmployeeAccount({ employee: key }: { employee: EmployeeAccount_employee$key }) {
  const employee = useFragment(
    graphql`
      fragment EmployeeAccount_employee on Employee {
        id
        email
        language
        status
        user {
          name
        }
        invitedUntil
      }
    `,
    key,
  );
  const { dialog, open, close } = useAddressedDialog();
  const maySeePay = useHolds('HRM_SEE_PAY');
  const mayInvite = useHolds('ADMINISTRATIVE_ROLES_WRITE') && maySeePay;
  const { user, invitedUntil, email, status } = employee;
  if (user)
    return (
      <Fact label="employee.user">
        <bdi>{user.name}</bdi>
      </Fact>
    );
  if (invitedUntil) {
    const isOpen = Date.parse(invitedUntil) > Date.now();
    return (
      <Fact label="employee.user">
        <FormattedMessage
          id={isOpen ? 'employee.invitedUntil' : 'employee.invitationExpired'}
          values={{ at: <When at={invitedUntil} /> }}
        />
      </Fact>
    );
  }
  if (!mayInvite || !email || status !== 'ACTIVE') return null;
  return (
    <ForMembers>
      <Fact label="employee.user">
        <Button size="xs" variant="outline" onClick={() => open('invite')}>
          <MailPlus aria-hidden />
          <FormattedMessage id="employeeInvitation.open" />
        </Button>
      </Fact>
      <Part>{dialog === 'invite' && <InviteEmployee employee={employee} onClose={close} />}</Part>
    </ForMembers>
  );
}
