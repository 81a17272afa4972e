import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { When } from '../../core/i18n/When.tsx';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import type { GuestPanel_project$key } from '../../core/relay/generated/GuestPanel_project.graphql.ts';
import type { GuestPanelRevokeMutation } from '../../core/relay/generated/GuestPanelRevokeMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { SecretModal } from '../../core/ui/SecretModal.tsx';
import { GuestLinkForm } from './GuestLinkForm.tsx';

/** Links by which guests read the shared tasks of a project. */
export function GuestPanel({ project: key }: { project: GuestPanel_project$key }) {
  const project = useFragment(
    graphql`
      fragment GuestPanel_project on Project {
        id
        guestLinks {
          id
          name
          expiresOn
          revokedAt
          openedAt
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  const [made, setMade] = useState<string>();
  const mayRevoke = useMay('DELETE');
  const [revoke, isRevoking] = useAction<GuestPanelRevokeMutation>(
    'guestLink',
    graphql`
      mutation GuestPanelRevokeMutation($input: DeleteInput!) {
        revokeGuestLinks(input: $input) {
          ...saving_payload
        }
      }
    `,
    'guestLink.revoked',
  );
  return (
    <PanelBox>
      <Flex justify="space-between" gap="3" align="flex-start" marginBlockEnd="3">
        <chakra.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="guestLink.text" />
        </chakra.p>
        <NewRecord label="guestLink.new" form={onClose => <GuestLinkForm projectId={project.id} onMade={setMade} onClose={onClose} />} />
      </Flex>
      {project.guestLinks.length > 0 && (
        <FigureTable
          label="guestLink.plural"
          heads={['name', 'expiresOn', 'openedAt', 'actions'].map(head => `guestLink.${head}`)}
          words={['guestLink.expiresOn', 'guestLink.openedAt']}
          rows={project.guestLinks.map(({ id, name, expiresOn, revokedAt, openedAt }) => ({
            key: id,
            cells: [
              <bdi key="name">{name}</bdi>,
              <Day key="expiresOn" on={expiresOn} />,
              openedAt ? <When key="openedAt" at={openedAt} /> : <FormattedMessage key="openedAt" id="guestLink.never" />,
              revokedAt ? (
                <FormattedMessage key="actions" id="guestLink.isRevoked" />
              ) : (
                mayRevoke && (
                  <Button
                    key="actions"
                    variant="outline"
                    size="xs"
                    disabled={isRevoking}
                    aria-label={intl.formatMessage({ id: 'guestLink.revokeOf' }, { name })}
                    onClick={() => void revoke({ input: { ids: [id] } })}
                  >
                    <FormattedMessage id="guestLink.revoke" />
                  </Button>
                )
              ),
            ],
          }))}
        />
      )}
      {made && (
        <SecretModal
          secret={made}
          title="guestLink.made"
          text="guestLink.madeText"
          label="guestLink.one"
          onClose={() => setMade(undefined)}
        />
      )}
    </PanelBox>
  );
}
