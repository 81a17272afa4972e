import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import ScrollText from 'lucide-react/icons/scroll-text';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { VendorBalance_account$key } from '../../core/relay/generated/VendorBalance_account.graphql.ts';
import { permissionNames } from '../../core/session/permissions.ts';
import { grantedPermissions, useSession } from '../../core/session/session.ts';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { OpenRows } from './OpenRows.tsx';
import { OtherCurrencies } from './OtherCurrencies.tsx';

/** What is owed to a vendor, and what they owe back. */
export function VendorBalance({ account: key }: { account: VendorBalance_account$key }) {
  const { partyId, owed, credit, documents, credits, others, ...account } = useFragment(
    graphql`
      fragment VendorBalance_account on PartyAccount {
        partyId
        currency
        owed
        credit
        others {
          currency
          owed
          credit
          homeBalance
        }
        documents {
          documentId
          kind
          number
          issuedOn
          dueOn
          total
          open
          isOverdue
        }
        credits {
          documentId
          kind
          number
          issuedOn
          dueOn
          total
          open
          isOverdue
        }
      }
    `,
    key,
  );
  const keepsBooks = grantedPermissions(useSession()).includes(permissionNames.FINANCIAL_MANAGEMENT);
  const currency = account.currency ?? undefined;
  return (
    <Stack gap="4">
      <PanelBox>
        <Flex wrap="wrap" gap="4" justify="space-between" align="center">
          <Facts marginBlockEnd="0" flex="1" minWidth="min(16rem, 100%)">
            <Fact label="balance.owed">
              <chakra.span fontWeight="semibold">
                <MoneyText value={owed} currency={currency} />
              </chakra.span>
            </Fact>
            <Fact label="balance.vendorCredit">
              <MoneyText value={credit} currency={currency} />
            </Fact>
          </Facts>
          {keepsBooks && (
            <Button size="sm" variant="outline" asChild>
              <LanguageLink to={`/economics/statement-of-account/?party=${partyId}`}>
                <ScrollText aria-hidden />
                <FormattedMessage id="accountStatement.one" />
              </LanguageLink>
            </Button>
          )}
        </Flex>
      </PanelBox>
      {others.length > 0 && <OtherCurrencies others={others} />}
      {documents.length > 0 && (
        <Panel title={<FormattedMessage id="balance.documents" />}>
          <OpenRows label="balance.documents" rows={documents} currency={currency} />
        </Panel>
      )}
      {credits.length > 0 && (
        <Panel title={<FormattedMessage id="balance.vendorCredit" />}>
          <OpenRows label="balance.vendorCredit" rows={credits} currency={currency} />
        </Panel>
      )}
    </Stack>
  );
}
