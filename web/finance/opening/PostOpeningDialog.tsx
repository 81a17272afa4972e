import { Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { postOpeningRules } from '../../../server/finance/opening/openingLine.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { PostOpeningDialogMutation } from '../../core/relay/generated/PostOpeningDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { AccountSelect } from '../../ledger/account/AccountSelect.tsx';

/** Posts the opening lines that wait, as of a day; asks for an account of equity where they do not balance. */
export function PostOpeningDialog({ difference, onClose }: { difference: string; onClose: () => unknown }) {
  const intl = useIntl();
  const today = useToday();
  const once = useOnce();
  const revalidate = useRevalidate();
  const [post, isSaving] = useSaving<PostOpeningDialogMutation>(graphql`
    mutation PostOpeningDialogMutation($input: PostOpeningBalancesInput!) {
      postOpeningBalances(input: $input) {
        ...saving_payload
        openingBalance {
          id
        }
      }
    }
  `);
  const isOff = Number(difference) !== 0;
  const description = intl.formatMessage({ id: 'openingBalance.one' });
  return (
    <FormDialog
      entity="openingBalance"
      size="sm"
      title="openingBalance.post"
      submitLabel="openingBalance.post"
      rules={postOpeningRules}
      values={{ postedOn: '', description, differenceAccountId: '' }}
      save={async input => {
        const outcome = await post({ input: once(input) });
        if (!outcome.issues.length) void revalidate();
        return outcome;
      }}
      isSaving={isSaving}
      onClose={onClose}
    >
      <DateField name="postedOn" max={today} />
      <TextField name="description" autoComplete="off" />
      {isOff && (
        <>
          <Text>
            <FormattedMessage id="openingBalance.differs" values={{ difference: <MoneyText key="difference" value={difference} /> }} />
          </Text>
          <AccountSelect name="differenceAccountId" />
        </>
      )}
    </FormDialog>
  );
}
