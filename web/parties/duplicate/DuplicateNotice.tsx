import { Box, Stack } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedList, FormattedMessage } from 'react-intl';
import { email, phone } from '../../../server/core/rules/fields.ts';
import { recordAddress } from '../../core/record/recordAddress.ts';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { usePartyDuplicates, type PartyEntity, type PartySigns } from './usePartyDuplicates.ts';
import { Part } from '../../core/ui/Part.tsx';

interface DuplicateNoticeProps {
  of: PartyEntity;
  /** The record being edited, which is no duplicate of itself. */
  exceptId?: string;
}

/** Warns while typing that a record with the same e-mail, phone or tax number exists. Only a warning: two parties may share a phone. */
export function DuplicateNotice({ of, exceptId }: DuplicateNoticeProps) {
  const { control } = useFormContext();
  const [address, number, taxNumber] = useWatch({ control, name: ['email', 'phone', 'taxNumber'] }) as (string | undefined)[];
  // A partial value matches nobody, so only complete ones are looked up.
  const signs = useDeferredValue(
    JSON.stringify({
      email: email.safeParse(address).data,
      phone: phone.safeParse(number).data,
      taxNumber: (taxNumber?.trim().length ?? 0) > 4 ? taxNumber?.trim() : undefined,
      exceptId,
    }),
  );
  const input = JSON.parse(signs) as PartySigns;
  const isAsked = input.email != null || input.phone != null || input.taxNumber != null;
  return (
    // Sticky, so that it stays in view wherever the form is scrolled.
    <Box aria-live="polite" position="sticky" insetBlockStart="0" zIndex="1" _empty={{ marginBlockEnd: '-4' }}>
      <Part>{isAsked && <KnownParties of={of} input={input} />}</Part>
    </Box>
  );
}

/** Names the records that match a party's e-mail, phone or tax number; nothing, if none do. */
export function KnownParties({ of, input }: { of: PartyEntity; input: PartySigns }) {
  const found = usePartyDuplicates(of, input);
  if (found.length === 0) return null;
  return (
    <Notice tone="amber">
      <Stack gap="1">
        <FormattedMessage id={`${of}.knownAlready`} values={{ count: found.length }} />
        {found.slice(0, 3).map(({ recordId, name, matchedBy }) => (
          <Box key={recordId}>
            <LanguageLink to={recordAddress(recordId)!} target="_blank">
              <bdi>{name}</bdi>
            </LanguageLink>{' '}
            (
            <FormattedList
              type="conjunction"
              value={matchedBy.map(sign => (
                <FormattedMessage key={sign} id={`duplicate.${sign}`} />
              ))}
            />
            )
          </Box>
        ))}
      </Stack>
    </Notice>
  );
}
