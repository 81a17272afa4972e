import { Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { refuseVendorRules } from '../../../server/procurement/registration/vendorRegistration.rules.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { VendorRegistrationNotice_vendor$key } from '../../core/relay/generated/VendorRegistrationNotice_vendor.graphql.ts';
import type { VendorRegistrationNoticeAcceptMutation } from '../../core/relay/generated/VendorRegistrationNoticeAcceptMutation.graphql.ts';
import type { VendorRegistrationNoticeRefuseMutation } from '../../core/relay/generated/VendorRegistrationNoticeRefuseMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { KnownParties } from '../../parties/duplicate/DuplicateNotice.tsx';

/** A registration by link that waits for the company, or was refused: vendors it may duplicate, and the buttons that decide. */
export function VendorRegistrationNotice({ vendor: key }: { vendor: VendorRegistrationNotice_vendor$key }) {
  const { id, version, registration, email, phone, taxNumber } = useFragment(
    graphql`
      fragment VendorRegistrationNotice_vendor on Vendor {
        id
        version
        registration
        email
        phone
        taxNumber
      }
    `,
    key,
  );
  const mayApprove = useMay('APPROVE');
  const [isRefusing, setRefusing] = useState(false);
  const [accept, isAccepting] = useAction<VendorRegistrationNoticeAcceptMutation>(
    'vendor',
    graphql`
      mutation VendorRegistrationNoticeAcceptMutation($input: RecordInput!) {
        acceptVendor(input: $input) {
          ...saving_payload
          vendor {
            status
            ...VendorRegistrationNotice_vendor
          }
        }
      }
    `,
    'vendor.accepted',
  );
  if (registration !== 'WAITING' && registration !== 'REFUSED') return null;
  return (
    <Stack gap="3" marginBlockEnd="4">
      <Notice tone={registration === 'WAITING' ? 'accent' : 'amber'}>
        <Stack gap="3">
          <FormattedMessage id={`vendor.registration.${registration}`} />
          {mayApprove && (
            <HStack wrap="wrap">
              <Button size="sm" disabled={isAccepting} onClick={() => void accept({ input: { id, version } })}>
                <FormattedMessage id="vendor.accept" />
              </Button>
              {registration === 'WAITING' && (
                <Button size="sm" variant="outline" colorPalette="red" onClick={() => setRefusing(true)}>
                  <FormattedMessage id="vendor.refuse" />
                </Button>
              )}
            </HStack>
          )}
        </Stack>
      </Notice>
      <Part>
        <KnownParties of="vendor" input={{ email, phone, taxNumber, exceptId: id }} />
      </Part>
      {isRefusing && <RefuseVendor vendor={{ id, version }} onClose={() => setRefusing(false)} />}
    </Stack>
  );
}

function RefuseVendor({ vendor: { id, version }, onClose }: { vendor: { id: string; version: number }; onClose: () => void }) {
  const revalidate = useRevalidate();
  const [refuse, isSaving] = useSaving<VendorRegistrationNoticeRefuseMutation>(graphql`
    mutation VendorRegistrationNoticeRefuseMutation($input: RefuseVendorInput!) {
      refuseVendor(input: $input) {
        ...saving_payload
        vendor {
          status
          ...VendorRegistrationNotice_vendor
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="vendor"
      size="sm"
      title="vendor.refuse"
      submitLabel="vendor.refuse"
      rules={refuseVendorRules.omit({ id: true })}
      values={{ reason: '' }}
      version={version}
      save={(input, base) => refuse({ input: { id, version: base, ...input } })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <TextAreaField name="reason" rows={3} />
    </FormDialog>
  );
}
