import { Button, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../i18n/Ltr.tsx';
import type { UndeliveredNotice_record$key } from '../relay/generated/UndeliveredNotice_record.graphql.ts';
import { useAddressedDialog } from '../screens/useAddress.ts';
import { Notice } from '../ui/Notice.tsx';

/** Warns that the newest e-mail of a record was not delivered, and offers to send it again; renders nothing otherwise. */
export function UndeliveredNotice({ record }: { record: UndeliveredNotice_record$key }) {
  const { id, sentDocuments } = useFragment(
    graphql`
      fragment UndeliveredNotice_record on Record {
        id
        sentDocuments {
          to
          status
        }
      }
    `,
    record,
  );
  const { open } = useAddressedDialog();
  const last = sentDocuments.at(-1);
  if (last?.status !== 'FAILED') return null;
  return (
    <Notice tone="red">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <span>
          <FormattedMessage id="document.undelivered" values={{ to: <Ltr>{last.to}</Ltr> }} />
        </span>
        <Button size="sm" variant="outline" onClick={() => open(`send:${id}`)}>
          <FormattedMessage id="document.sendAgain" />
        </Button>
      </Flex>
    </Notice>
  );
}
