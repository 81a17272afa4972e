import { Box, Flex, Grid, Stack } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { RecordScreen_record$key } from '../relay/generated/RecordScreen_record.graphql.ts';
import { useAddress, useAddressedDialog } from '../screens/useAddress.ts';
import { FollowButton } from './FollowButton.tsx';
import { RecordComments } from './RecordComments.tsx';
import { RecordDeletion } from './RecordDeletion.tsx';
import { RecordFiles } from './RecordFiles.tsx';
import { RecordHead, type RecordOwner } from './RecordHead.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { SendDialog } from './SendDialog.tsx';
import { UndeliveredNotice } from './UndeliveredNotice.tsx';
import { SentPanel } from './SentPanel.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Part } from '../ui/Part.tsx';
import { useMedia } from '../ui/useMedia.ts';

const ErasureDialog = lazyPart(async () => (await import('../erasure/ErasureDialog.tsx')).ErasureDialog);

/** A tab of a record's page. */
export interface RecordPanel {
  /** Value in the address: `?tab=contacts`. */
  id: string;
  /** Message id. */
  label: string;
  /** Number of items, if known. */
  count?: number;
  content: ReactNode;
  /** Whether it holds facts that stay in sight, beside the other tabs, where the screen is wide enough. */
  staysInSight?: boolean;
}

interface RecordScreenProps {
  /** Message id prefix: `customer.one` is the name, `customer.city` a field in the history. */
  entity: string;
  record: RecordScreen_record$key;
  name: string;
  /** Badge next to the name. */
  status?: ReactNode;
  owner?: RecordOwner | null;
  /** The module's own panels; the first one is shown by default. */
  panels: RecordPanel[];
  /** Form to edit the record. An issued document has none, and can be neither edited nor duplicated. */
  form?: (id: string, onClose: () => Promise<void>) => ReactNode;
  /** The delete mutation, if deletion is possible: takes a DeleteInput, spreads `saving_payload`. */
  removal?: GraphQLTaggedNode;
  /** Whether the record is about a person whose data can be erased. */
  isPersonal?: boolean;
  /** Whether the page offers a link for the customer; that of the page itself would be mistaken for it. */
  hasCustomerLink?: boolean;
  /** Additional buttons in the head. */
  buttons?: ReactNode;
  /** Additional menu items: `PopoverItem`s. */
  actions?: ReactNode;
}

/** Record page shared by all modules: the head, the module's panels, and comments, files and history. */
export function RecordScreen({
  entity,
  record,
  name,
  status,
  owner,
  panels,
  form,
  removal,
  isPersonal = false,
  hasCustomerLink = false,
  buttons,
  actions,
}: RecordScreenProps) {
  const data = useFragment(
    graphql`
      fragment RecordScreen_record on Record {
        id
        sentDocuments {
          id
        }
        files {
          id
        }
        ...FollowButton_record
        ...RecordComments_record
        ...RecordFiles_record
        ...RecordHistory_record
        ...SentPanel_record
        ...UndeliveredNotice_record
      }
    `,
    record,
  );
  const intl = useIntl();
  const { address } = useAddress();
  const { dialog, close } = useAddressedDialog();
  const all: RecordPanel[] = [
    ...panels,
    ...(data.sentDocuments.length > 0
      ? [{ id: 'sent', label: 'document.sent', count: data.sentDocuments.length, content: <SentPanel record={data} /> }]
      : []),
    { id: 'comments', label: 'record.comments', content: <RecordComments record={data} /> },
    { id: 'files', label: 'record.files', count: data.files.length, content: <RecordFiles record={data} /> },
    { id: 'history', label: 'record.history', content: <RecordHistory entity={entity} record={data} /> },
  ];
  const isWide = useMedia('(min-width: 1400px)');
  const facts = isWide && panels[0].staysInSight ? panels[0] : undefined;
  // What happened comes first beside the facts.
  const tabs = facts ? all.filter(one => one !== facts).sort((one, other) => Number(isActivity(other)) - Number(isActivity(one))) : all;
  const panel = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];
  return (
    <Stack gap="4">
      <RecordHead
        {...{ id: data.id, name, status, owner, buttons, actions, isPersonal, hasCustomerLink }}
        follow={<FollowButton record={data} />}
        isFixed={!form}
        isLasting={!removal}
      />
      <UndeliveredNotice record={data} />
      <Grid templateColumns={facts ? 'minmax(0, 24rem) minmax(0, 1fr)' : 'minmax(0, 1fr)'} gap="6" alignItems="start">
        {facts && (
          <Box role="region" aria-label={intl.formatMessage({ id: facts.label })} css={narrowFacts}>
            <Part>{facts.content}</Part>
          </Box>
        )}
        <Stack gap="4" minWidth="0">
          <RecordTabs panels={tabs} current={panel.id} />
          <Flex direction="column" minWidth="0" role="region" aria-labelledby={`tab-${panel.id}`}>
            <Part>{panel.content}</Part>
          </Flex>
        </Stack>
      </Grid>
      {form && dialog === data.id && <Part>{form(data.id, close)}</Part>}
      {dialog === `send:${data.id}` && <SendDialog id={data.id} onClose={close} />}
      {isPersonal && dialog === `erase:${data.id}` && (
        <Part>
          <ErasureDialog entity={entity} id={data.id} onClose={close} />
        </Part>
      )}
      {removal && dialog === `delete:${data.id}` && <RecordDeletion {...{ entity, id: data.id, name, removal }} onClose={close} />}
    </Stack>
  );
}

const isActivity = ({ id }: RecordPanel) => id === 'timeline' || id === 'activities';
const narrowFacts = { '& dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } };
