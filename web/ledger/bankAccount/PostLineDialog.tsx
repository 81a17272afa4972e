import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { optionalId, optionalText, recordId } from '../../../server/core/rules/fields.ts';
import { TextField } from '../../core/fields/TextField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { PostLineDialogMutation } from '../../core/relay/generated/PostLineDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { AccountSelect } from '../account/AccountSelect.tsx';
import { CostCenterSelect } from '../costCenter/CostCenterSelect.tsx';

const rules = z.object({ lineId: recordId, accountId: recordId, costCenterId: optionalId, description: optionalText() });

interface PostLineDialogProps {
  line: { readonly id: string; readonly amount: string; readonly partyName?: string | null; readonly reference?: string | null };
  currency: string | undefined;
  onClose: () => unknown;
}

/** Posts a booking that no document stands for, such as bank charges, to an account. */
export function PostLineDialog({ line: { id, amount, partyName, reference }, currency, onClose }: PostLineDialogProps) {
  const once = useOnce();
  const [post, isSaving] = useSaving<PostLineDialogMutation>(graphql`
    mutation PostLineDialogMutation($input: MatchBankLineInput!) {
      matchBankLine(input: $input) {
        ...saving_payload
        bankStatementLine {
          id
          isMatched
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="bankPosting"
      title="bankPosting.title"
      submitLabel="bankStatement.post"
      rules={rules}
      values={{ lineId: id, accountId: '', costCenterId: '', description: (reference ?? partyName ?? '').slice(0, 255) }}
      save={input => post({ input: once(input) })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage id="bankPosting.text" values={{ amount: <MoneyText value={amount} currency={currency} /> }} />
      </Text>
      <AccountSelect name="accountId" />
      <CostCenterSelect name="costCenterId" />
      <TextField name="description" autoComplete="off" />
    </FormDialog>
  );
}
