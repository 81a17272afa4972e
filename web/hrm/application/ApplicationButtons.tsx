import { Button } from '@chakra-ui/react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ApplicationButtons_application$key } from '../../core/relay/generated/ApplicationButtons_application.graphql.ts';
import type { ApplicationButtonsInviteMutation } from '../../core/relay/generated/ApplicationButtonsInviteMutation.graphql.ts';
import type { ApplicationButtonsMutation } from '../../core/relay/generated/ApplicationButtonsMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useHolds, useMay } from '../../core/session/may.ts';
import { HireDialog, type Hiring } from './HireDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

/** Buttons that confirm an open application, for those who may see pay, invite to its interview, or reject it. */
export function ApplicationButtons({ application: key }: { application: ApplicationButtons_application$key }) {
  const application = useFragment(
    graphql`
      fragment ApplicationButtons_application on Application {
        id
        version
        name
        email
        interviewAt
        status
        column {
          kind
        }
      }
    `,
    key,
  );
  const mayWrite = useMay('WRITE');
  const maySeePay = useHolds('HRM_SEE_PAY');
  const [asked, setAsked] = useState<'hire' | 'reject'>();
  const [move, isMoving] = useAction<ApplicationButtonsMutation>(
    'application',
    graphql`
      mutation ApplicationButtonsMutation($input: MoveApplicationInput!) {
        moveApplication(input: $input) {
          ...saving_payload
          application {
            id
            version
          }
        }
      }
    `,
    'application.confirmed',
  );
  const [invite, isInviting] = useAction<ApplicationButtonsInviteMutation>(
    'application',
    graphql`
      mutation ApplicationButtonsInviteMutation($input: RecordInput!) {
        sendInterviewInvitation(input: $input) {
          ...saving_payload
        }
      }
    `,
    'application.invited',
  );
  const { id, version, name, status, column, email, interviewAt } = application;
  if (!mayWrite || status === 'INACTIVE' || column.kind === 'CONFIRMED') return null;
  const hire = (hiring: Hiring | undefined) => {
    setAsked(undefined);
    if (hiring) void move({ input: { id, version, columnId: 'confirmed', ...hiring } });
  };
  return (
    <>
      {maySeePay && (
        <Button loading={isMoving} onClick={() => setAsked('hire')}>
          <UserRoundCheck aria-hidden />
          <FormattedMessage id="application.confirm" />
        </Button>
      )}
      {email && interviewAt && new Date(interviewAt) > new Date() && (
        <Button variant="outline" loading={isInviting} onClick={() => void invite({ input: { id, version } })}>
          <CalendarPlus aria-hidden />
          <FormattedMessage id="application.invite" />
        </Button>
      )}
      <Button variant="outline" onClick={() => setAsked('reject')}>
        <UserRoundX aria-hidden />
        <FormattedMessage id="application.reject" />
      </Button>
      {asked === 'hire' && <HireDialog name={name} answer={hire} />}
      {asked === 'reject' && <RejectDialog application={application} onClose={() => setAsked(undefined)} />}
    </>
  );
}
