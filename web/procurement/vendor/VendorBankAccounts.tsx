import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { VendorBankAccounts_vendor$key } from '../../core/relay/generated/VendorBankAccounts_vendor.graphql.ts';
import type { VendorBankAccountsRemoveMutation } from '../../core/relay/generated/VendorBankAccountsRemoveMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { Fact } from '../../core/ui/Facts.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';

const VendorBankAccountDialog = lazyPart(async () => (await import('./VendorBankAccountDialog.tsx')).VendorBankAccountDialog);

/** The bank account that a vendor is paid to, since when and by whom it was entered, and the buttons that change it. */
export function VendorBankAccounts({ vendor: key }: { vendor: VendorBankAccounts_vendor$key }) {
  const { id, version, bankAccounts } = useFragment(
    graphql`
      fragment VendorBankAccounts_vendor on Vendor {
        id
        version
        bankAccounts {
          id
          iban
          bic
          createdAt
          replacedAt
          enteredBy {
            name
          }
        }
      }
    `,
    key,
  );
  const mayChange = useMay('APPROVE');
  const [isChanging, setChanging] = useState(false);
  const [remove, isBusy] = useAction<VendorBankAccountsRemoveMutation>(
    'vendor',
    graphql`
      mutation VendorBankAccountsRemoveMutation($input: RecordInput!) {
        removeVendorBankAccount(input: $input) {
          ...saving_payload
          vendor {
            ...VendorBankAccounts_vendor
          }
        }
      }
    `,
    'vendor.bankAccountRemoved',
  );
  const current = bankAccounts.find(({ replacedAt }) => !replacedAt);
  return (
    <Fact label="vendor.bankAccount">
      <Stack gap="2" align="flex-start">
        {current ? (
          <Stack gap="0">
            <Ltr>
              {current.iban} {current.bic}
            </Ltr>
            <Text fontSize="sm" color="fg.muted">
              <When at={current.createdAt} /> {current.enteredBy && <bdi>· {current.enteredBy.name}</bdi>}
            </Text>
          </Stack>
        ) : (
          <FormattedMessage id="vendor.bankAccountNone" />
        )}
        {mayChange && (
          <HStack wrap="wrap">
            <Button size="xs" variant="outline" onClick={() => setChanging(true)}>
              <FormattedMessage id="vendor.setBankAccount" />
            </Button>
            {current && (
              <Button size="xs" variant="ghost" disabled={isBusy} onClick={() => void remove({ input: { id, version } })}>
                <FormattedMessage id="vendor.removeBankAccount" />
              </Button>
            )}
          </HStack>
        )}
      </Stack>
      {isChanging && (
        <Part>
          <VendorBankAccountDialog vendor={{ id, version }} account={current} onClose={() => setChanging(false)} />
        </Part>
      )}
    </Fact>
  );
}
