import { Button } from '@chakra-ui/react';
import MailPlus from 'lucide-react/icons/mail-plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import type { RoleChoice } from '../user/roleOptions.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';

const InvitationForm = lazyPart(async () => (await import('./InvitationForm.tsx')).InvitationForm);

/** Invites a user, who then chooses their own password. */
export function InviteButton({ roles }: { roles: RoleChoice[] }) {
  const [isInviting, setInviting] = useState(false);
  return (
    <ForMembers>
      <Button variant="outline" onClick={() => setInviting(true)}>
        <MailPlus aria-hidden />
        <FormattedMessage id="invitation.new" />
      </Button>
      {isInviting && (
        <Part>
          <InvitationForm roles={roles} onClose={() => setInviting(false)} />
        </Part>
      )}
    </ForMembers>
  );
}
