import { Button, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { MergePartnerQuery } from '../../core/relay/generated/MergePartnerQuery.graphql.ts';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { usePartyDuplicates, type PartyEntity, type PartySigns } from './usePartyDuplicates.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

interface MergePartnerProps {
  entity: PartyEntity;
  id: string;
  /** A search field named `partner` for any other record; `onPick` receives the one found. */
  search: (onPick: (item: { id: string } | undefined) => void) => ReactNode;
  choose: (id: string) => void;
  onClose: () => unknown;
}

/** Chooses the record to merge with; likely duplicates are offered first. */
export function MergePartner({ entity, id, ...offer }: MergePartnerProps) {
  const { node } = useQuery<MergePartnerQuery>(
    graphql`
      query MergePartnerQuery($id: ID!) {
        node(id: $id) {
          ... on Customer {
            name
            email
            phone
            taxNumber
          }
          ... on Contact {
            name
            email
            mobile: phone
          }
        }
      }
    `,
    { id },
  );
  if (!node?.name) return <GoneDialog entity={entity} onClose={offer.onClose} />;
  const { name, email, phone, mobile, taxNumber } = node;
  return <Offer entity={entity} name={name} signs={{ email, phone: phone ?? mobile, taxNumber, exceptId: id }} {...offer} />;
}

interface OfferProps extends Omit<MergePartnerProps, 'id'> {
  name: string;
  signs: PartySigns;
}

function Offer({ entity, name, signs, search, choose, onClose }: OfferProps) {
  const duplicates = usePartyDuplicates(entity, signs);
  const intl = useIntl();
  const form = useForm({ defaultValues: { partner: '' } });
  return (
    <Modal title={intl.formatMessage({ id: 'merge.with' }, { name })} onClose={onClose} size="sm">
      <ModalBody>
        <Stack gap="4">
          {duplicates.length > 0 && (
            <Stack gap="2" role="group" aria-label={intl.formatMessage({ id: `${entity}.lookAlike` })}>
              <FormattedMessage id={`${entity}.lookAlike`} tagName="p" />
              {duplicates.map(({ recordId, name, matchedBy }) => (
                <Button
                  key={recordId}
                  variant="outline"
                  height="auto"
                  paddingBlock="2"
                  justifyContent="flex-start"
                  whiteSpace="normal"
                  textAlign="start"
                  onClick={() => choose(recordId)}
                >
                  <span>
                    <bdi>{name}</bdi> (
                    <FormattedList
                      value={matchedBy.map(sign => (
                        <FormattedMessage key={sign} id={`duplicate.${sign}`} />
                      ))}
                    />
                    )
                  </span>
                </Button>
              ))}
            </Stack>
          )}
          <FormProvider {...form}>{search(item => item && item.id !== signs.exceptId && choose(item.id))}</FormProvider>
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
